import { fields, longText, number } from '@daybook/contract/kernel/fields.ts'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { api } from './meeting.data.ts'
import { RecordSheet } from './RecordSheet.tsx'

const minutesFields = fields({
  summary: longText(4000, { required: true, rows: 8 }),
  duration: number({ min: 1, max: 1440, step: 1, unit: 'min' }, { required: true }),
})

interface MinutesSheetProps {
  id: string
  stored: { summary: string; duration: number }
  /** When the minutes that stand there were saved. */
  after: string | undefined
  open: boolean
  onClose: () => void
}

/** What was discussed, and how long it took. */
export function MinutesSheet({ id, stored, after, ...sheet }: MinutesSheetProps) {
  const t = useT()
  // Those that the person started from: somebody else's may arrive meanwhile.
  const [corrected] = useState(after ?? 'none')
  return (
    <RecordSheet
      {...sheet}
      title={t('meeting.minutesTitle')}
      fields={minutesFields}
      draft={`meeting.${id}.minutes`}
      stored={stored}
      call={api.updateSummary}
      send={({ summary, duration }) =>
        api.updateSummary({ id, summary, duration, after: corrected }, { quiet: true })
      }
      done={t('meeting.saved')}
    />
  )
}
