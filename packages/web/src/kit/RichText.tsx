import { type Block, blocksOf } from '@daybook/contract/kernel/richText.blocks.ts'
import { isHtml } from '@daybook/contract/kernel/richText.ts'
import type { ReactNode } from 'react'
import styles from './RichText.module.css'

/** Text from an editor, or plain text with headings and lists. It is never inserted as markup: what is known of it
 *  becomes elements of ours, and the rest is left out. */
export function RichText({ text }: { text: string }) {
  return <div className={styles.text}>{isHtml(text) ? elementsIn(parsed(text)) : <Blocks text={text} />}</div>
}

/** A document made this way runs nothing and fetches nothing. */
const parsed = (text: string) => new DOMParser().parseFromString(text, 'text/html').body

/** The page has headings of its own above these. */
const shownAs: Readonly<Record<string, keyof React.JSX.IntrinsicElements>> = {
  h2: 'h3',
  h3: 'h4',
  p: 'p',
  strong: 'strong',
  em: 'em',
  u: 'u',
  s: 's',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
}

function elementsIn(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, place) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent
    if (!(node instanceof Element)) return null
    const name = node.localName
    const Tag = shownAs[name]
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the parts of a text never move
    if (name === 'br') return <br key={place} />
    if (name === 'hr') return <hr key={place} />
    if (Tag) return <Tag key={place}>{elementsIn(node)}</Tag>
    if (name !== 'a') return null
    return (
      <a key={place} href={safeAddress(node.getAttribute('href'))} target="_blank" rel="noopener noreferrer">
        {elementsIn(node)}
      </a>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: the parts of a text never move
  })
}

const schemes = ['http:', 'https:', 'mailto:', 'tel:']

function safeAddress(address: string | null): string | undefined {
  const url = address === null ? null : URL.parse(address)
  return url && schemes.includes(url.protocol) ? url.href : undefined
}

function Blocks({ text }: { text: string }) {
  return blocksOf(text).map((block, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
    <Part key={place} block={block} />
  ))
}

function Part({ block }: { block: Block }) {
  if (block.kind === 'heading') return <h3>{block.text}</h3>
  if (block.kind === 'paragraph') return <p>{block.lines.join('\n')}</p>
  return (
    <ul>
      {block.items.map((item, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never move
        <li key={place}>{item}</li>
      ))}
    </ul>
  )
}
