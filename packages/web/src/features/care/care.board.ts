// The state of an open board: who is present, who is chosen, and the entry being prepared.
import { batchLimit, isAwaited, reachBack, timeRefusal, wasHere } from '@daybook/contract/care/care.rules.ts'
import { type Content, conflictsOf } from '@daybook/contract/kernel/allergen.rules.ts'
import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { dismissToast, showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { cancelUnsent, newId, send } from '../../platform/outbox/current.ts'
import { useUnsentIds } from '../../platform/outbox/unsent.ts'
import { session } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt, clockWords } from '../../platform/time/clock.words.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { useAsleep } from '../attendance/index.ts'
import { type Checked, checkClaims, isClear } from './care.check.ts'
import {
  afterRecording,
  amongst,
  claimsOf,
  type Draft,
  emptyDraft,
  ownSaid,
  quickDetail,
  type Said,
  withChosen,
  withException,
} from './care.draft.ts'
import type { CareDetail } from './care.fields.ts'
import type { Board, BoardChild, CareKind, Plan, RecordInput } from './care.view.ts'
import { recordedWords } from './care.words.ts'

export interface Groups {
  /** Present, and included in this kind's tasks. */
  awaited: BoardChild[]
  /** Present, but not included. */
  others: BoardChild[]
  away: BoardChild[]
}

/** Groups children by who was present at an instant, or at any time of the board's day without one. */
export function groupsAt(kind: Pick<CareKind, 'awaited'>, board: Board, instant: string | undefined): Groups {
  const isHere = ({ stays }: BoardChild) => (instant ? wasHere(stays, instant) : stays.length > 0)
  const here = board.children.filter((child) => child.can.includes('record') && isHere(child))
  return {
    awaited: here.filter((child) => isAwaited(child, kind.awaited)),
    others: here.filter((child) => !isAwaited(child, kind.awaited)),
    away: board.children.filter((child) => !here.includes(child)),
  }
}

/** The children that "all present" chooses: with a task, only those without an entry for it. Nobody is woken for it, so
 *  those who are asleep are left out, as are those who must avoid what is served. */
export function outstanding(
  board: Board,
  { awaited }: Groups,
  asleep: ReadonlySet<string>,
  conflicts: ReadonlyMap<string, readonly Content[]> = new Map(),
) {
  const waiting = board.task ? awaited.filter(({ entries }) => entries.length === 0) : awaited
  return {
    everybody: waiting.filter(({ id }) => !asleep.has(id) && !conflicts.has(id)),
    leftOut: waiting.filter(({ id }) => asleep.has(id) && !conflicts.has(id)),
    avoiding: waiting.filter(({ id }) => conflicts.has(id)),
  }
}

/** How far back the signed-in person may add an entry, in milliseconds. */
export const reach = () => (session.can('care.amendAny') ? reachBack.manager : reachBack.teacher)

const nothing: Plan = () => undefined
const useNoPlan = () => nothing

export type Desk = ReturnType<typeof useDesk>

/** The board with the person's draft and the actions on it. @param first id of the child chosen at the start */
export function useDesk(kind: CareKind, board: Board, first?: string) {
  const t = useT()
  const now = useNow(10_000)
  const timeZone = useTimeZone()
  const [kept, setDraft] = useState<Draft>(() => withChosen(emptyDraft, first ? [first] : []))
  const isToday = board.day === dayAt(new Date(now), timeZone)
  const { time } = kept
  const claimed = time ? instantOf(board.day, time, timeZone).toISOString() : undefined
  const groups = groupsAt(kind, board, claimed ?? (isToday ? new Date(now).toISOString() : undefined))
  const asleep = useAsleep(isToday ? (claimed ? Date.parse(claimed) : now) : undefined)
  const unsent = useUnsentIds()
  const here = [...groups.awaited, ...groups.others]
  const draft = amongst(kept, new Set(here.map(({ id }) => id)))
  const chosen = here.filter(({ id }) => draft.chosen.has(id))
  const [held, setHeld] = useState<readonly Checked[]>()
  const usePlan = kind.served?.usePlan ?? useNoPlan
  const plan = usePlan(board.day)
  const served = kind.served?.of(
    { entries: board.children.flatMap(({ entries }) => entries), plan },
    draft.more.detail,
    time ?? timeAt(new Date(now), timeZone),
  )
  const more = { ...draft.more, detail: withoutGaps({ ...served, ...draft.more.detail }) }
  const meant = (child: BoardChild, value?: string): CareDetail =>
    ownSaid(kind, draft.exceptions.get(child.id), value)?.detail ??
    quickDetail(kind, value, more.detail, child)
  const conflicts = kind.served ? conflictsAmong(kind, here, meant) : new Map<string, Content[]>()

  const drafted = board.children.filter(({ id }) => draft.exceptions.has(id))

  /** Records, unless something has to be asked first. Then nothing is sent.
   *  @param value of the quick field; undefined when every child has their own detail */
  function recordFor(children: readonly BoardChild[], value: string | undefined, of = draft): boolean {
    const occurredAt = claimed ?? new Date(serverNow()).toISOString()
    const claims = claimsOf(kind, { ...of, more }, children, { value, occurredAt, newId })
    const checked = checkClaims(kind, claims, children)
    const isReady = checked.every(isClear)
    if (isReady) release(claims)
    else setHeld(checked)
    return isReady
  }

  /** Sends the claims, or those that are left after the checks. */
  function release(records: RecordInput['records']) {
    const recorded = new Set(records.map(({ childId }) => childId))
    const asked = new Set([...recorded, ...(held ?? []).map(({ child }) => child.id)])
    setHeld(undefined)
    setDraft((last) => afterRecording(last, asked, recorded))
    const words = recordedWords(t, kind, records, board.children, timeZone)
    recordAll({ taskId: board.task?.id, roomCode: board.room?.code, records }, words)
  }

  function recordAll(input: RecordInput, words: string) {
    const sent = batchesOf(input).map((batch) => ({ batch, ...send(kind.recordMany, batch) }))
    const undo = () => {
      for (const { batch, key } of sent)
        if (!cancelUnsent(key)) send(kind.remove, { ids: batch.records.map(({ id }) => id).join(',') })
      showToast(t('care.undone'))
    }
    const toast = showToast(words, { undo })
    for (const { settled } of sent)
      void settled.then(({ accepted }) => {
        if (!accepted) dismissToast(toast)
      })
  }

  return {
    kind,
    board,
    draft,
    setDraft,
    groups,
    asleep,
    here,
    chosen,
    claimed,
    isToday,
    now,
    timeZone,
    /** The children with details of their own that are not recorded yet. */
    drafted,
    /** Records for the chosen children. */
    record: (value: string | undefined) => recordFor(chosen, value),
    /** Records for one child alone. */
    recordOwn: (child: BoardChild, said: Said) =>
      recordFor([child], undefined, withException(draft, child.id, said)),
    /** Records what is set for single children. */
    recordDrafts: () => recordFor(drafted, undefined),
    recordAll,
    held,
    release,
    /** Whether an entry on the child's tile has not been sent yet. */
    isUnsent: ({ entries, last }: BoardChild) =>
      [last, ...entries].some((entry) => entry && unsent.has(entry.id)),
    /** Closes the checks and keeps the draft. */
    putBack: () => setHeld(undefined),
    /** The detail that a quick button would record for a child. Without a value, the child's own detail. */
    meant,
    /** The other fields for all chosen children, with what is known of what is served. */
    more,
    /** What is served that a child must avoid, by child id. */
    conflicts,
    choose: (childId: string) => setDraft((draft) => withChosen(draft, [childId])),
    /** Why the chosen time is not allowed. */
    refusal: claimed ? timeRefusal(claimed, new Date(now), reach()) : undefined,
    /** A past day has no "now", so a time must be chosen. */
    needsTime: !isToday && !time,
    timeWords: time ? clockWords(time) : isToday ? clockAt(now, timeZone) : '',
  }
}

/** The details without what is not known. */
export const withoutGaps = (detail: Partial<CareDetail>): CareDetail =>
  Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )

/** Children who must avoid something that the first quick button would record, with what it is: nothing known for a
 *  child with allergies or a diet while nobody has said what is served. */
const conflictsAmong = (
  { rules, quick, served }: Pick<CareKind, 'rules' | 'quick' | 'served'>,
  children: readonly BoardChild[],
  meant: (child: BoardChild, value?: string) => CareDetail,
) =>
  new Map<string, Content[]>(
    children.flatMap((child) => {
      const detail = meant(child, quick.options[0]?.value)
      const conflicts = conflictsOf(rules, detail, child)
      if (conflicts.length === 0) return []
      return [[child.id, served?.isUnsaid(detail) ? [] : conflicts] as const]
    }),
  )

function batchesOf(input: RecordInput): RecordInput[] {
  const batches: RecordInput[] = []
  for (let from = 0; from < input.records.length; from += batchLimit)
    batches.push({ ...input, records: input.records.slice(from, from + batchLimit) })
  return batches
}
