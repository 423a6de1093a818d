import '@fontsource-variable/inter/wght.css'
import '@fontsource-variable/fraunces/wght.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/grounds.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { applySettings } from './store/settings.ts'
import { startWords } from './words/index.ts'

applySettings()
// Nothing here waits while it is being read: what is fetched by and by is made of parts of this.
void startWords().then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
