import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { client } from '../../platform/api/client.ts'
import './meeting.live.ts'

export const api = client(meeting)

export type WholeMeeting = AnswerOf<(typeof meeting.operations)['get']>

/** Saves the meeting as a calendar file. */
export async function saveCalendar(id: string): Promise<void> {
  const { name, text } = await api.getCalendar({ id })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}
