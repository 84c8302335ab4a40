import { popupAnimation, popupOpenDelay } from '@daybook/contract/kernel/constants.ts'
import { IconX } from '@tabler/icons-react'
import {
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { rememberFocus, returnFocus } from './focus.return.ts'
import { useKit } from './kit.context.ts'
import { stayInSight } from './on.screen.keyboard.ts'
import styles from './Sheet.module.css'
import { sheetClosed, sheetOpened } from './sheet.stack.ts'
import { useSwipeDown } from './swipe.down.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The actions, in a bar that stays visible below the content. */
  actions?: ReactNode
  /** Always 90 % high, so that it does not jump while a list loads. */
  tall?: boolean
}

/** Slides up for 250 ms, 50 ms after `open`; closes by swipe, Escape, its button or a tap outside. The browser's
 *  dialog element keeps the focus inside; afterwards it is back where it was. */
export function Sheet({ open, onClose, title, children, actions, tall = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const { words } = useKit()
  const shown = useShown(open)
  const swipe = useSwipeDown(dialog, onClose)

  useEffect(() => {
    const element = dialog.current
    if (!shown || !element) return
    rememberFocus(element)
    element.showModal()
    const left = new AbortController()
    stayInSight(element, left)
    const start = element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    start?.focus()
    sheetOpened(element)
    return () => {
      left.abort()
      sheetClosed(element)
      element.close()
      returnFocus(element)
    }
  }, [shown])

  // A file picker in it that is left without a file says it too.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    if (event.target === dialog.current) onClose()
  }

  if (!shown) return null
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      data-closing={!open || undefined}
      data-tall={tall || undefined}
      aria-labelledby={titleId}
      onClick={(event) => event.target === dialog.current && onClose()}
      onCancel={cancel}
      onKeyDown={keepEnterInside}
    >
      <div className={styles.body}>
        <div className={styles.head} {...swipe}>
          <h2 ref={heading} tabIndex={-1} id={titleId} className={styles.title}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label={words('close')}>
            <IconX size="1.5rem" aria-hidden="true" />
          </button>
        </div>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  )
}

/** Enter in a field of the sheet does not send a form that the sheet stands in. */
function keepEnterInside(event: KeyboardEvent<HTMLDialogElement>): void {
  const { target, currentTarget, key } = event
  if (key === 'Enter' && target instanceof HTMLInputElement && target.form?.contains(currentTarget))
    event.preventDefault()
}

/** Follows `open` 50 ms later, and closing after the animation. */
function useShown(open: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(open), open ? popupOpenDelay : popupAnimation)
    return () => clearTimeout(timer)
  }, [open])
  return shown
}
