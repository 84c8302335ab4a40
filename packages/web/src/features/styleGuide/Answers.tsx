import { Button } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './StyleGuide.module.css'

/** How the app answers: toasts, a sheet, a warning. */
export function Answers() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('styleGuide.answers')}>
      <div className={styles.stack}>
        <div className={styles.line}>
          <Button variant="default" onClick={() => showToast(t('styleGuide.saved'))}>
            {t('styleGuide.toast')}
          </Button>
          <Button
            variant="default"
            onClick={() =>
              showToast(t('styleGuide.saved'), { undo: () => showToast(t('styleGuide.undone')) })
            }
          >
            {t('styleGuide.toastUndo')}
          </Button>
          <Button variant="default" onClick={() => showToast(t('styleGuide.wrong'), { isError: true })}>
            {t('styleGuide.toastError')}
          </Button>
          <Button variant="default" onClick={() => setOpen(true)}>
            {t('styleGuide.sheet')}
          </Button>
        </div>
        <Warning>{t('styleGuide.warning')}</Warning>
      </div>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('styleGuide.sheet')}
        actions={<Button onClick={() => setOpen(false)}>{t('styleGuide.record')}</Button>}
      >
        <p>{t('styleGuide.sheetText')}</p>
      </Sheet>
    </Section>
  )
}
