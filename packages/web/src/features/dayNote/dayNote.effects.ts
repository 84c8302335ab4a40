// The optimistic update that shows a note on the child's page. It may be applied again to newer data.
import type { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'

export type Page = AnswerOf<(typeof childPage.operations)['getPage']>

export interface NoteInput {
  id: string
  childId: string
  occurredAt: string
  note: string
}

/** @param recorder who writes it, and when: ISO 8601 */
export function withNote(
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
      conflictReason: null,
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
  const moments = [...page.moments, moment].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return { ...page, moments }
}
