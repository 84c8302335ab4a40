// The actions on the board. Each goes through the outbox and shows at once. Most can be undone for ten seconds.
import type { Identity, WordWay } from '@daybook/contract/contact/collect.rules.ts'
import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Person } from '../../kit/names.ts'
import { showToast } from '../../kit/toast.ts'
import { t } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { currentReader } from '../../platform/live/live.reader.ts'
import { cancelUnsent, newId, send } from '../../platform/outbox/current.ts'
import type { Sent } from '../../platform/outbox/outbox.parts.ts'
import { clockWords } from '../../platform/time/clock.words.ts'
import type { OpenSleep } from './attendance.asleep.ts'
import {
  clearAbsence,
  endWork,
  markAbsent,
  nameHere,
  signIn,
  signOut,
  startWork,
  voidSignIn,
  voidSignOut,
} from './attendance.data.ts'
import type { Board } from './attendance.effects.ts'
import { endSleeps } from './attendance.sleeps.ts'

type Named = Required<Pick<Person, 'id' | 'firstName' | 'familyName'>>

/** The time of an action: now, or a chosen time on a day of the centre. */
export interface Moment {
  now: number
  timeZone: string
  /** HH:mm; undefined means now. */
  time: string | undefined
  /** Today when left out. */
  day?: string
}

/** ISO 8601. */
export function instantFor({ now, timeZone, time, day }: Moment): string {
  const today = day ?? dayAt(new Date(now), timeZone)
  return (time === undefined ? new Date(now) : instantOf(today, time, timeZone)).toISOString()
}

/** Whether the moment is in the future. */
export const isAhead = (moment: Moment) => Date.parse(instantFor(moment)) > moment.now

/** The moment's time for people to read. */
export const timeFor = ({ now, timeZone, time }: Moment) =>
  clockWords(time ?? timeAt(new Date(now), timeZone))

/** One child by name, several by number. */
export function who(children: readonly Named[]): string {
  const [only] = children
  return only && children.length === 1 ? nameHere(only) : t('attendance.children', { count: children.length })
}

const idsOf = (children: readonly Named[]) => children.map(({ id }) => id).join()

export async function signInChildren(children: readonly Named[], moment: Moment, roomCode?: string) {
  let attendanceIds = children.map(newId).join()
  const sent = send(signIn, {
    ids: idsOf(children),
    attendanceIds,
    occurredAt: instantFor(moment),
    ...(roomCode && { roomCode }),
  })
  const undo = () => {
    if (!cancelUnsent(sent.key)) send(voidSignIn, { ids: attendanceIds })
  }
  showToast(t('attendance.signedIn', { who: who(children), time: timeFor(moment) }), { undo })
  const outcome = await sent.settled
  if (!outcome.accepted) return
  // Not of those whom somebody else had signed in already.
  attendanceIds = outcome.answer.map((row) => row.attendanceId).join()
  const casual = outcome.answer.filter((row) => row.casualDay).map((row) => row.childId)
  const names = children.filter(({ id }) => casual.includes(id)).map(nameHere)
  if (names.length > 0) showToast(t('attendance.casualDay', { who: listed(names) }))
}

export type Leaving = Named & { attendanceId: string | null }

/** What was said of who picks the children up. Undefined when nobody was asked. */
export interface Said {
  collector: string
  /** Another member of staff who agrees. */
  secondId?: string
  /** The name of the contact who gave their word, and how. */
  wordBy?: string
  wordHow?: WordWay
  /** How staff saw who somebody unknown is, and which age they have at least. */
  identityBy?: Identity | undefined
  ageAtLeast?: number | undefined
}

/** @param said who picks them up; left out when nobody was asked */
export async function signOutChildren(
  children: readonly Leaving[],
  moment: Moment,
  said?: Said,
  sleeps: readonly OpenSleep[] = [],
) {
  const occurredAt = instantFor(moment)
  // The sleeps end first, so that no check of a child who has left becomes due.
  const undoSleeps = sleeps.length > 0 ? await endSleeps(sleeps, occurredAt) : undefined
  const sent = send(signOut, { ids: idsOf(children), occurredAt, ...said })
  const words = t('attendance.signedOut', { who: who(children), time: timeFor(moment) })
  undoableSignOut(sent, children, words, undoSleeps)
}

/** The answer to "When did X go home on Tuesday?". */
export async function answerForgotten(
  { attendanceId, day, child }: Pick<Board['forgotten'][number], 'attendanceId' | 'day'> & { child: Named },
  moment: Moment,
  sleeps: readonly OpenSleep[] = [],
) {
  const occurredAt = instantFor({ ...moment, day })
  const undoSleeps = sleeps.length > 0 ? await endSleeps(sleeps, occurredAt) : undefined
  const sent = send(signOut, { ids: child.id, attendanceId, occurredAt })
  const words = t('attendance.forgottenSaved', { name: nameHere(child), time: timeFor(moment) })
  undoableSignOut(sent, [{ ...child, attendanceId }], words, undoSleeps)
}

function undoableSignOut(
  sent: Sent<unknown>,
  children: readonly Leaving[],
  words: string,
  undoSleeps?: () => void,
) {
  const ids = children.flatMap(({ attendanceId }) => attendanceId ?? []).join()
  const undo = () => {
    if (!cancelUnsent(sent.key)) send(voidSignOut, { ids })
    undoSleeps?.()
  }
  showToast(words, { undo })
}

/** Voids a sign-in or sign-out of a child, with a reason. */
export async function undoStay(
  child: Named,
  attendanceId: string,
  what: 'voidSignIn' | 'voidSignOut',
  reason: string,
) {
  const sent = send(what === 'voidSignIn' ? voidSignIn : voidSignOut, { ids: attendanceId, reason })
  const { accepted } = await sent.settled
  if (!accepted) return
  const words = what === 'voidSignIn' ? 'attendance.undoneSignIn' : 'attendance.undoneSignOut'
  showToast(t(words, { who: nameHere(child) }))
}

export interface AwayWords {
  reason: 'sick' | 'holiday' | 'other'
  note: string
}

/** Said with the entry, which may be sent on another day. */
function today(): string {
  const { now, timeZone } = currentReader()
  return dayAt(now, timeZone)
}

export function markAway(children: readonly Named[], { reason, note }: AwayWords) {
  const those = { ids: idsOf(children), day: today() }
  const sent = send(markAbsent, { ...those, reason, ...(note.trim() && { note: note.trim() }) })
  const undo = () => {
    if (!cancelUnsent(sent.key)) send(clearAbsence, those)
  }
  showToast(t('attendance.awaySaved', { who: who(children) }), { undo })
}

export function comesAfterAll(child: Named) {
  send(clearAbsence, { ids: child.id, day: today() })
  showToast(t('attendance.awayCleared', { who: nameHere(child) }))
}

export function beginWork(moment: Moment, roomCode: string | undefined) {
  send(startWork, { occurredAt: instantFor(moment), ...(roomCode && { roomCode }) })
  showToast(t('attendance.workStarted', { time: timeFor(moment) }))
}

export function finishWork(moment: Moment) {
  send(endWork, { occurredAt: instantFor(moment) })
  showToast(t('attendance.workEnded', { time: timeFor(moment) }))
}
