import { IconUserSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import styles from './NavigationBar.module.css'

const FindChildSheet = lazy(async () => ({
  default: (await loadChunk(() => import('../../features/childPage/index.ts'))).FindChildSheet,
}))

/** The button in the head of every screen that finds a child. */
export function FindChild() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  // Loaded at the first use, then kept, so that the sheet can close with its animation.
  const [wasOpened, setWasOpened] = useState(false)
  function open() {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.back}
        aria-haspopup="dialog"
        aria-label={t('child.search')}
        onClick={open}
      >
        <IconUserSearch size="1.5rem" aria-hidden="true" />
      </button>
      <Suspense>{wasOpened && <FindChildSheet open={isOpen} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}
