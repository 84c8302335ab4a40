// Derives presence, marks and counts from the board's facts and the current time, so that an expected child becomes
// late even while the tablet is offline.
import {
  atOnce,
  countRoom,
  type Mark,
  marksOf,
  type PresenceState,
  presenceOf,
} from '@daybook/contract/attendance/attendance.rules.ts'
import { nameMatches } from '@daybook/contract/child/child.rules.ts'
import type { Board, BoardChild } from './attendance.effects.ts'

/** In the order shown on the board. */
export const groups = ['present', 'toCome', 'away', 'goneHome', 'notToday'] as const
export type Group = (typeof groups)[number]

const groupOf: Record<PresenceState, Group> = {
  present: 'present',
  expected: 'toCome',
  late: 'toCome',
  absent: 'away',
  goneHome: 'goneHome',
  notToday: 'notToday',
}

export interface SeenChild extends BoardChild {
  presence: PresenceState
  marks: Mark[]
  group: Group
}

export function seenAt(board: Board, now: Date): SeenChild[] {
  return board.children.map((child) => {
    const presence = presenceOf(child, now)
    return { ...child, presence, marks: marksOf(child, now), group: groupOf[presence] }
  })
}

/** The children enrolled in a room and those who are there now. Without a code, all children. */
export function inRoom(children: readonly SeenChild[], code: string): SeenChild[] {
  if (code === '') return [...children]
  return children.filter(
    (child) => child.roomCode === code || (child.presence === 'present' && child.inRoomCode === code),
  )
}

export function roomsWithCounts(board: Board, children: readonly SeenChild[]) {
  return board.rooms.map(({ code, name }) => ({ code, name, count: countRoom(code, children).present }))
}

/** The children of each group whose names match the search. Late children come first among those to come. */
export function grouped(children: readonly SeenChild[], typed: string): Map<Group, SeenChild[]> {
  const found = children.filter((child) => nameMatches(child, typed))
  const byGroup = new Map(groups.map((group) => [group, found.filter((child) => child.group === group)]))
  byGroup.get('toCome')?.sort((a, b) => Number(b.presence === 'late') - Number(a.presence === 'late'))
  return byGroup
}

/** The actions possible for the chosen children. Some may need signing in and others signing out. */
export interface Doable {
  count: number
  toSignIn: SeenChild[]
  toSignOut: SeenChild[]
  toMarkAbsent: SeenChild[]
  /** More than the limit of one operation. */
  areTooMany: boolean
}

export function doableWith(children: readonly SeenChild[], chosen: ReadonlySet<string>): Doable {
  const of = children.filter((child) => chosen.has(child.id))
  return {
    count: of.length,
    toSignIn: of.filter((child) => child.can.includes('signIn')),
    toSignOut: of.filter((child) => child.can.includes('signOut')),
    toMarkAbsent: of.filter((child) => child.can.includes('markAbsent')),
    areTooMany: of.length > atOnce,
  }
}
