import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { act } from './receipt.act.ts'
import type { ReceiptKind } from './receipt.view.ts'

interface WithdrawSheetProps {
  kind: ReceiptKind
  id: string
  open: boolean
  onClose: () => void
}

/** Asks why, because everybody it was for is told. */
export function WithdrawSheet({ kind: { name, api }, id, open, onClose }: WithdrawSheetProps) {
  const t = useT()
  const [reason, setReason] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  const mark = reason.trim()
  const words = wordsOf(`${name}.withdraw`) ?? t('receipt.withdraw')

  async function withdraw() {
    setWasSent(true)
    if (mark === '' || isSending) return
    setIsSending(true)
    await act(
      api.withdraw,
      () => api.withdraw({ id, mark }, { quiet: true }),
      t('receipt.withdrawn'),
    ).finally(() => setIsSending(false))
    onClose()
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words}
      actions={
        <Button loading={isSending} onClick={() => void withdraw()}>
          {words}
        </Button>
      }
    >
      <Textarea
        label={t('receipt.whyWithdrawn')}
        required
        maxLength={500}
        autosize
        minRows={3}
        value={reason}
        error={wasSent && mark === '' ? t('error.REASON_REQUIRED') : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Sheet>
  )
}
