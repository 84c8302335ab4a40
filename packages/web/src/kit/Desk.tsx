import { IconX } from '@tabler/icons-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import styles from './Desk.module.css'
import { KitContext, type KitSurroundings, useKit } from './kit.context.ts'
import { useShortcut } from './shortcuts.ts'

interface DeskProps {
  /** Search, filters and what is done to rows. */
  head: ReactNode
  /** The table, and what stands below it. */
  children: ReactNode
  /** The detail of the opened row; undefined while none is. */
  detail?: ReactNode | undefined
  /** The title of the detail, unless it says its own. */
  title: string
  onClose: () => void
}

/** A list that fills the window, with the detail of one row beside it. */
export function Desk({ head, children, detail, title, onClose }: DeskProps) {
  const list = useRef<HTMLDivElement>(null)
  const { words } = useKit()
  useShortcut('Escape', words('close'), close, detail !== undefined)

  /** The focus is in the list again. */
  function close() {
    onClose()
    list.current?.querySelector<HTMLElement>('tr[data-opened] [data-lead] :is(a, button)')?.focus()
  }

  return (
    <div className={styles.desk} data-split={detail !== undefined || undefined}>
      <div ref={list} className={styles.list}>
        <div className={styles.head}>{head}</div>
        {children}
      </div>
      {detail !== undefined && (
        <Pane title={title} onClose={close}>
          {detail}
        </Pane>
      )}
    </div>
  )
}

/** The detail, with a head of its own for its title and actions. */
function Pane({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const around = useKit()
  const [headActions, setHeadActions] = useState<HTMLElement | null>(null)
  const [ownTitle, setTitle] = useState<string>()
  const surroundings = useMemo<KitSurroundings>(
    () => ({ ...around, headActions, setTitle }),
    [around, headActions],
  )
  const said = ownTitle ?? title
  return (
    <section className={styles.pane} data-pane aria-label={said}>
      <header className={styles.paneHead}>
        <h2 className={styles.title} aria-live="polite">
          {said}
        </h2>
        <div ref={setHeadActions} className={styles.actions} />
        <button type="button" className={styles.close} aria-label={around.words('close')} onClick={onClose}>
          <IconX size="1.5rem" aria-hidden="true" />
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <div className={styles.content} tabIndex={0}>
        <KitContext value={surroundings}>{children}</KitContext>
      </div>
    </section>
  )
}
