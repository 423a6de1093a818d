// The page is imported by a script that does one thing first; it is named in the document all the same, so that both are fetched at once.
import type { HtmlTagDescriptor, Plugin } from 'vite'

/** Names what the module of that path needs, scripts and styles, in the head of the document. */
export function pageAhead(path: string): Plugin {
  return {
    name: 'duelhall-page-ahead',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
        const needed = new Set<string>()
        const styles = new Set<string>()
        const add = (file: string): void => {
          const chunk = chunks.find((one) => one.fileName === file)
          if (chunk === undefined || needed.has(file)) return
          needed.add(file)
          for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style)
          for (const other of chunk.imports) add(other)
        }
        for (const chunk of chunks) if (chunk.facadeModuleId?.endsWith(path)) add(chunk.fileName)
        const tag = (rel: string, file: string): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel, crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        })
        return [...[...needed].map((file) => tag('modulepreload', file)), ...[...styles].map((file) => tag('stylesheet', file))].filter(
          ({ attrs }) => !html.includes(`href="${String(attrs?.href)}"`) && !html.includes(`src="${String(attrs?.href)}"`),
        )
      },
    },
  }
}
