// Plain text with headings and lists, for what is read rather than filled in, and as HTML. Pure.

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Plain text as an editor starts with it. */
export const toHtml = (text: string): string =>
  blocksOf(text)
    .map((block) => {
      if (block.kind === 'heading') return `<h2>${escaped(block.text)}</h2>`
      if (block.kind === 'paragraph') return `<p>${block.lines.map(escaped).join('<br>')}</p>`
      return `<ul>${block.items.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')}</ul>`
    })
    .join('')

/** A line that starts with `# ` is a heading, one with `- ` an item of a list; an empty line ends a paragraph. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let isOpen = false
  for (const line of text.split('\n').map((one) => one.trim())) {
    const last = isOpen ? blocks.at(-1) : undefined
    const [, heading] = /^#{1,3} +(.+)$/.exec(line) ?? []
    const [, item] = /^[-*•] +(.+)$/.exec(line) ?? []
    if (heading) blocks.push({ kind: 'heading', text: heading })
    else if (item && last?.kind === 'list') last.items.push(item)
    else if (item) blocks.push({ kind: 'list', items: [item] })
    else if (line && last?.kind === 'paragraph') last.lines.push(line)
    else if (line) blocks.push({ kind: 'paragraph', lines: [line] })
    isOpen = line !== ''
  }
  return blocks
}
