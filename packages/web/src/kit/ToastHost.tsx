import { useRef } from 'react'
import { createPortal } from 'react-dom'
import { headTaken } from './alarm.place.ts'
import { useKit } from './kit.context.ts'
import { isTextLarge as largeText } from './large.text.ts'
import { openSheets } from './sheet.stack.ts'
import { useStore } from './store.ts'
import styles from './ToastHost.module.css'
import { dismissToast, holdToast, resumeToast, type Toast, toasts } from './toast.ts'
import { useHeightAs } from './useHeightAs.ts'

interface ToastHostProps {
  /** The title's place in the head, where a toast covers nothing that somebody works on. */
  head: HTMLElement | null
}

/** Shows the newest toast. Used once, in the app's shell. An open sheet makes the rest of the page inert, so a toast is
 *  then shown in it, above what it holds. Where an alarm stands in the head, and on screens without one, it is at the
 *  bottom. */
export function ToastHost({ head }: ToastHostProps) {
  const sheet = useStore(openSheets).at(-1)
  const isHeadTaken = useStore(headTaken)
  const isTextLarge = useStore(largeText)
  const place = sheet ?? (isHeadTaken || isTextLarge ? null : head)
  return place ? createPortal(<NewestToast />, place) : <NewestToast />
}

function NewestToast() {
  const newest = useStore(toasts).at(-1)
  const place = useRef<HTMLDivElement>(null)
  useHeightAs('--toast-height', place)
  return (
    <div ref={place} className={styles.host} role="status">
      {newest && <ToastLine key={newest.id} toast={newest} />}
    </div>
  )
}

function ToastLine({ toast }: { toast: Toast }) {
  const { words } = useKit()
  const { id, action } = toast
  const hold = () => holdToast(id)
  const resume = () => resumeToast(toast)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it longer; the button acts
    <div
      className={styles.toast}
      onPointerEnter={hold}
      onPointerLeave={resume}
      onFocus={hold}
      onBlur={resume}
    >
      <span className={styles.words}>{toast.words}</span>
      {action && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {action.words ?? words('undo')}
        </button>
      )}
    </div>
  )
}
