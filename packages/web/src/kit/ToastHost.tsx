import { createPortal } from 'react-dom'
import { useKit } from './kit.context.ts'
import { openSheets } from './sheet.stack.ts'
import { useStore } from './store.ts'
import styles from './ToastHost.module.css'
import { dismissToast, holdToast, resumeToast, type Toast, toasts } from './toast.ts'

/** Used once, in the app's shell. An open sheet makes the rest of the page inert, so toasts are then shown in it. */
export function ToastHost() {
  const shown = useStore(toasts)
  const sheet = useStore(openSheets).at(-1)
  const host = (
    <div className={styles.host} role="status" aria-live="polite" aria-atomic="false">
      {shown.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  )
  return sheet ? createPortal(host, sheet) : host
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
