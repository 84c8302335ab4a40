import { date, fields, person, text } from '@daybook/contract/kernel/fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { api } from './meeting.data.ts'
import { RecordSheet } from './RecordSheet.tsx'

const actionFields = fields({
  what: text(200, { required: true }),
  personId: person({ required: true }),
  dueOn: date({ required: true, notBeforeToday: true }),
})

interface ActionSheetProps {
  meetingId: string
  open: boolean
  onClose: () => void
}

/** Who does what until when. */
export function ActionSheet({ meetingId, ...sheet }: ActionSheetProps) {
  const t = useT()
  return (
    <RecordSheet
      {...sheet}
      title={t('meeting.addAction')}
      fields={actionFields}
      draft={`meeting.${meetingId}.action`}
      call={api.addAction}
      send={({ what, personId, dueOn }, id) =>
        api.addAction({ id, meetingId, what, personId, dueOn }, { quiet: true })
      }
      done={t('meeting.actionAdded')}
    />
  )
}
