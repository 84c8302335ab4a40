import type { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'

export type ChildOfDay = AnswerOf<(typeof attendance)['operations']['listToday']>['children'][number]

/** Children by room, in the order of the rooms, and in each those who are here first. */
export function byRoom<C extends Pick<ChildOfDay, 'roomName'>>(
  children: readonly C[],
  rooms: readonly { name: string }[],
  isHere: (child: C) => boolean,
): { room: string; children: C[] }[] {
  const place = (room: string) => {
    const found = rooms.findIndex(({ name }) => name === room)
    return found < 0 ? rooms.length : found
  }
  return [...Map.groupBy(children, ({ roomName }) => roomName ?? '')]
    .sort(([one], [other]) => place(one) - place(other))
    .map(([room, inRoom]) => ({
      room,
      children: [...inRoom.filter(isHere), ...inRoom.filter((child) => !isHere(child))],
    }))
}
