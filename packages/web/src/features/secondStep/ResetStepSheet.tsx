import { Button } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { resetSecondStep } from './secondStep.data.ts'

interface ResetStepSheetProps {
  open: boolean
  onClose: () => void
  id: string
  name: string
}

/** A manager takes away the second step of somebody who has lost their phone. */
export function ResetStepSheet({ open, onClose, id, name }: ResetStepSheetProps) {
  const t = useT()
  const [isSending, setIsSending] = useState(false)

  async function reset() {
    setIsSending(true)
    try {
      await resetSecondStep(id)
      showToast(t('secondStep.resetDone', { name }))
    } finally {
      setIsSending(false)
    }
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('secondStep.reset')}
      actions={
        <Button color="red" loading={isSending} onClick={() => void reset().catch(() => undefined)}>
          {t('secondStep.reset')}
        </Button>
      }
    >
      <p>{t('secondStep.resetHint', { name })}</p>
    </Sheet>
  )
}
