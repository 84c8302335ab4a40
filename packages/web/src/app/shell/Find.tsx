import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import styles from './NavigationBar.module.css'

const FindSheet = lazy(async () => ({
  default: (await loadChunk(() => import('../../features/find/FindSheet.tsx'))).FindSheet,
}))

/** The button in the head of every screen that finds anything, and its keys: Ctrl+K, or Cmd+K on a Mac. */
export function Find() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  // Loaded at the first use, then kept, so that the sheet can close with its animation.
  const [wasOpened, setWasOpened] = useState(false)
  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // An editor of text may have taken the keys for its own.
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k') return
      if (event.altKey || event.shiftKey) return
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      setWasOpened(true)
      setIsOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  return (
    <>
      <button
        type="button"
        className={styles.back}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={t('find.title')}
        onClick={open}
      >
        <IconSearch size="1.5rem" aria-hidden="true" />
      </button>
      <Suspense>{wasOpened && <FindSheet open={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
