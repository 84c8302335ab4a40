import styles from './RichText.module.css'
import { type Block, blocksOf } from './rich.text.ts'

/** Long text with headings and lists. It is never markup, so it needs no cleaning. */
export function RichText({ text }: { text: string }) {
  return (
    <div className={styles.text}>
      {blocksOf(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a text never move
        <Part key={place} block={block} />
      ))}
    </div>
  )
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
