import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReceiptPeople } from '../receipt/index.ts'
import { noticeConfirmationKind } from './noticeConfirmation.data.ts'

/** Who has confirmed a notice and who has not, with a reminder to exactly those. */
export function NoticePeopleScreen() {
  const search = useSearch('noticeConfirmationPeople')
  return <ReceiptPeople kind={noticeConfirmationKind} {...search} place={to.noticeConfirmationPeople} />
}
