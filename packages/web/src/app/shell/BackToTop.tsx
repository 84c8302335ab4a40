import { backToTopFrom } from '@daybook/contract/kernel/constants.ts'
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './BackToTop.module.css'

export function BackToTop() {
  const t = useT()
  const [isFarDown, setIsFarDown] = useState(false)
  // Only while scrolling: asking for the position while a screen is drawn has the browser lay it out once more.
  useEffect(() => {
    const look = () => setIsFarDown(scrollY >= backToTopFrom)
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
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
