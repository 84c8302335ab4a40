import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { type AwayWords, markAway, who } from './attendance.actions.ts'
import type { SeenChild } from './attendance.board.ts'

interface AwaySheetProps {
  /** An empty list closes the sheet. */
  children: readonly SeenChild[]
  onClose: () => void
  onDone: () => void
}

/** Records why children are away today. */
export function AwaySheet({ children, onClose, onDone }: AwaySheetProps) {
  const t = useT()
  // The children stay visible while the sheet closes.
  const [last, setLast] = useState(children)
  if (children.length > 0 && idsOf(children) !== idsOf(last)) setLast(children)
  const [reason, setReason] = useState<AwayWords['reason']>('sick')
  const [note, setNote] = useState('')

  function close() {
    setReason('sick')
    setNote('')
    onClose()
  }

  return (
    <Sheet
      open={children.length > 0}
      onClose={close}
      title={t('attendance.awayTitle', { who: who(last) })}
      actions={
        <Button
          onClick={() => {
            markAway(children, { reason, note })
            close()
            onDone()
          }}
        >
          {t('attendance.awaySave')}
        </Button>
      }
    >
      <Stack>
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
      </Stack>
    </Sheet>
  )
}

const idsOf = (children: readonly SeenChild[]) => children.map(({ id }) => id).join()
