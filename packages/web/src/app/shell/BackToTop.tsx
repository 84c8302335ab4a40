import { backToTopFrom } from '@daybook/contract/kernel/constants.ts'
import { IconArrowUp } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './BackToTop.module.css'

function subscribe(listener: () => void) {
  addEventListener('scroll', listener, { passive: true })
  return () => removeEventListener('scroll', listener)
}

export function BackToTop() {
  const t = useT()
  const isFarDown = useSyncExternalStore(subscribe, () => scrollY >= backToTopFrom)
  if (!isFarDown) return null
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('kit.backToTop')}
      onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}
    >
      <IconArrowUp size="1.5rem" aria-hidden="true" />
    </button>
  )
}
