// Before the first paint, so that the theme never flashes: what the settings say, else what the system says.
try {
  const theme = JSON.parse(localStorage.getItem('duelhall/settings') ?? '{}').theme ?? 'system'
  const light = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  document.documentElement.dataset.theme = light ? 'light' : 'dark'
} catch {
  // Settings that cannot be read are reported by the app itself.
}
