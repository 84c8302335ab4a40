import { IconPencil } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import type { Desk } from './care.board.ts'
import styles from './QuickBar.module.css'

/** What the room is given, in sight before anything is recorded. Opens the sheet where it is said. */
export function Served({ desk: { kind, more }, onOpen }: { desk: Desk; onOpen: () => void }) {
  const t = useT()
  if (!kind.served) return null
  return (
    <button type="button" className={styles.served} onClick={onOpen}>
      <span>{kind.served.words(t, { ...kind.initial, ...more.detail })}</span>
      <IconPencil size="1.25rem" aria-hidden="true" />
    </button>
  )
}
