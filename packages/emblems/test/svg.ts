/** What is wrong with SVG text: tags left open, ids used twice or missing, numbers that are none. */
export function problems(svg: string): readonly string[] {
  const open: string[] = []
  const found: string[] = []
  for (const [, close, tag, attributes, self] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (close) {
      if (open.pop() !== tag) found.push(`</${tag}> closes nothing`)
    } else if (!self) open.push(tag!)
    if (/NaN|undefined|Infinity|null/.test(attributes!)) found.push(`<${tag}${attributes}>`)
  }
  if (open.length > 0) found.push(`${open.join(', ')} left open`)
  if (svg.replace(/<[^<>]*>/g, '').trim() !== '') found.push('text between tags')
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)
  if (new Set(ids).size !== ids.length) found.push('an id is used twice')
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) if (!ids.includes(id!)) found.push(`#${id} does not exist`)
  return found
}
