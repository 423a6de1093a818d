/** Catalogue text: `code`, **strong** and the ids of other rules are all the marks it has. */
export const Marked = ({ text }: { readonly text: string }) =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*|\b[A-Z]{2}-[A-Z]+-\d{2,3}\b)/).map((part, i) => {
    const key = `${i} ${part}`
    if (part.startsWith('`')) return <code key={key}>{part.slice(1, -1)}</code>
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>
    if (i % 2 === 1)
      return (
        <a key={key} className="rule-id" href={`#${part}`}>
          {part}
        </a>
      )
    return part
  })
