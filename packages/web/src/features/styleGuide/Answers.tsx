import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'

/** How the app answers: toasts, a sheet, a warning. */
export function Answers() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Section title={t('styleGuide.answers')}>
      <Stack>
        <Group gap="sm">
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
        </Group>
        <Warning>{t('styleGuide.warning')}</Warning>
      </Stack>
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
