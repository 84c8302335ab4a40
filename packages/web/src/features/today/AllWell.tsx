import { lazy, Suspense } from 'react'
import { loadTable } from '../../platform/declared.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './AllWell.module.css'
import { may } from './today.data.ts'

// Lazy, because only managers need it and the words of its sections.
const Answer = lazy(async () => {
  const [part] = await Promise.all([loadChunk(() => import('./AllWellCard.tsx')), loadTable('oversight')])
  return { default: part.AllWellCard }
})

/** Whether everything is all right, for whoever oversees the day. Its space is kept while it loads. */
export function AllWell() {
  if (!may(useSession(), 'task.oversee')) return null
  return (
    <Suspense fallback={<div className={styles.card} aria-busy="true" />}>
      <Answer />
    </Suspense>
  )
}
