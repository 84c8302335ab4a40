import { meeting, meetingReceipt } from '@daybook/contract/meeting/meeting.kind.ts'
import { client } from '../../platform/api/client.ts'
import { receiptKind } from '../receipt/index.ts'

export const meetingReceiptKind = receiptKind({
  name: 'meeting',
  receipt: meetingReceipt,
  api: client(meeting),
  sections: [
    { title: 'meeting.title', fields: ['title', 'startsAt', 'minutes', 'where'] },
    { title: 'meeting.agenda', fields: ['agenda', 'attachments'] },
  ],
})
