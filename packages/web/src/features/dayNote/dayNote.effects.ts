// Adds a note to its child's page before the server answers.
import type { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'

export type Page = AnswerOf<(typeof childPage.operations)['getPage']>

export interface NoteInput {
  id: string
  childId: string
  occurredAt: string
  note: string
}

/** Adds a note to its child's page. @param recorder who writes it and when (ISO 8601) */
export function pageWithNote(
  page: Page,
  { id, childId, occurredAt, note }: NoteInput,
  recorder: { by: { id: string; name: string }; at: string },
): Page {
  if (page.moments.some((moment) => moment.id === id)) return page
  const { child } = page
  const room = page.rooms.find(({ code }) => code === (child.inRoomCode ?? child.roomCode))
  const moment: Page['moments'][number] = {
    type: 'care',
    id,
    at: occurredAt,
    sleep: null,
    entry: {
      id,
      kind: 'dayNote',
      childId,
      occurredAt,
      note,
      detail: {},
      taskId: null,
      uncertainTimes: null,
      conflictReason: null,
      checkedBy: null,
      recordedAt: recorder.at,
      recordedBy: recorder.by,
      late: false,
      version: 1,
      amendments: 0,
      voided: null,
      can: ['amend', 'void', 'undo'],
      roomId: room?.id ?? '',
      child,
      room: { code: room?.code ?? '', name: room?.name ?? '' },
    },
  }
  return { ...page, moments: [...page.moments, moment].sort((a, b) => Date.parse(b.at) - Date.parse(a.at)) }
}
