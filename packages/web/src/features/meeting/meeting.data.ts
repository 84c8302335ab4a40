import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { meeting } from '@daybook/contract/meeting/meeting.kind.ts'
import { client } from '../../platform/api/client.ts'
import { liveUpdates } from '../../platform/live/live.updates.ts'

export const api = client(meeting)

export type WholeMeeting = AnswerOf<(typeof meeting.operations)['get']>

/** Saves the meeting as a calendar file. */
export async function saveCalendar(id: string): Promise<void> {
  const { name, text } = await api.getCalendar({ id })
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

// What happens to a meeting beyond its invitation changes its page and the person's action points.
const { get, list, listMine, listActions, updateSummary, addAction, finishAction } = api

const readAgain = [get, list, listMine, listActions].map((read) => ({ read }))
for (const call of [updateSummary, addAction, finishAction, { id: 'meeting.published' }])
  liveUpdates(call, { readAgain })
