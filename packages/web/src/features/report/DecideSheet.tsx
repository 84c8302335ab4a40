import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { Sheet } from '../../kit/Sheet.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Decision, needsComment } from './report.decide.ts'

interface DecideSheetProps {
  /** Undefined while the sheet is closed. */
  decision: Decision | undefined
  onClose: () => void
  onDecide: (decision: Decision, comment: string) => Promise<void>
}

/** What the comment says, where it says more than a comment does. */
const labels: { [D in Decision]?: BareKey } = {
  refuse: 'report.reason',
  correct: 'report.correction',
  followUp: 'report.followUpDone',
  comeBack: 'report.whyBack',
}

/** Asks for the comment of a decision. Some need one; a cancellation takes none and asks only once more. */
export function DecideSheet({ decision, onClose, onDecide }: DecideSheetProps) {
  const t = useT()
  const [comment, setComment] = useState('')
  const [wasSent, setWasSent] = useState(false)
  const [isSending, setIsSending] = useState(false)
  // While the sheet closes it still shows what it asked.
  const [last, setLast] = useState<Decision>('confirm')
  if (decision !== undefined && decision !== last) setLast(decision)
  const isRequired = needsComment(last)
  const lacksComment = isRequired && comment.trim() === ''

  async function decide() {
    setWasSent(true)
    if (lacksComment || isSending) return
    setIsSending(true)
    await onDecide(last, comment.trim()).finally(() => setIsSending(false))
  }

  return (
    <Sheet
      open={decision !== undefined}
      onClose={onClose}
      title={t(`report.ask.${last}`)}
      actions={
        <Button loading={isSending} onClick={() => void decide()}>
          {t(`report.do.${last}`)}
        </Button>
      }
    >
      {last === 'cancel' ? (
        <p>{t('report.cancelText')}</p>
      ) : (
        <Textarea
          label={t(labels[last] ?? 'report.comment')}
          required={isRequired}
          maxLength={500}
          autosize
          minRows={3}
          value={comment}
          error={wasSent && lacksComment ? t('error.REASON_REQUIRED') : undefined}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
    </Sheet>
  )
}
