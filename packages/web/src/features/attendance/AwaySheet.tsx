import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './AwaySheet.module.css'
import { type AwayWords, markAway, who } from './attendance.actions.ts'
import type { SeenChild } from './attendance.board.ts'

interface AwaySheetProps {
  open: boolean
  children: readonly SeenChild[]
  onClose: () => void
  onDone: () => void
}

/** Why children do not come today. */
export function AwaySheet({ open, children, onClose, onDone }: AwaySheetProps) {
  const t = useT()
  const [reason, setReason] = useState<AwayWords['reason']>('sick')
  const [note, setNote] = useState('')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('attendance.awayTitle', { who: who(children) })}
      actions={
        <Button
          onClick={() => {
            markAway(children, { reason, note })
            setReason('sick')
            setNote('')
            onDone()
          }}
        >
          {t('attendance.awaySave')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <Choice
          label={t('attendance.awayWhy')}
          value={reason}
          onChange={setReason}
          options={[
            { value: 'sick', label: t('attendance.sick') },
            { value: 'holiday', label: t('attendance.holiday') },
            { value: 'other', label: t('attendance.other') },
          ]}
        />
        <TextInput
          label={t('attendance.awayNote')}
          description={t('attendance.awayNoteHint')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </div>
    </Sheet>
  )
}
