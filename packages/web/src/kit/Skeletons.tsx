import { pageDelay } from '@daybook/contract/kernel/constants.ts'
import { useKit } from './kit.context.ts'
import styles from './Skeletons.module.css'
import { useAfter } from './timing.ts'

interface SkeletonsProps {
  /** The shape of what comes: lines of a list, a grid of faces, a page of fields. */
  shape: 'list' | 'grid' | 'page'
  count?: number
}

const counts = { list: 6, grid: 12, page: 4 }

/** Visible only when loading takes longer than 200 ms; their space is reserved from the start, so nothing jumps. */
export function Skeletons({ shape, count = counts[shape] }: SkeletonsProps) {
  const { words } = useKit()
  const late = useAfter(true, pageDelay)
  return (
    <div className={styles.box} data-shape={shape} data-late={late || undefined} aria-busy="true">
      <span className="visually-hidden" role="status">
        {late ? words('loading') : ''}
      </span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={index} className={styles.piece} aria-hidden="true" />
      ))}
    </div>
  )
}
