import { dayNote } from '@daybook/contract/dayNote/dayNote.contract.ts'
import { client } from '../../platform/api/client.ts'
import { queueable } from '../../platform/outbox/queueable.ts'
import { aboutTime } from '../care/index.ts'
import './dayNote.live.ts'

export const recordNote = queueable(client(dayNote).recordNote, {
  label: 'dayNote.title',
  choices: aboutTime,
})
