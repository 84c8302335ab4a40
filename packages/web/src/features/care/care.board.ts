// The state of an open board: who is present, who is chosen, and the entry being prepared.
import { batchLimit, isAwaited, reachBack, timeRefusal, wasHere } from '@daybook/contract/care/care.rules.ts'
import { dayAt, instantOf } from '@daybook/contract/kernel/dates.ts'
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
import { type Checked, checkClaims, isClear } from './care.check.ts'
import { amongst, claimsOf, type Draft, emptyDraft, quickDetail, withChosen } from './care.draft.ts'
import type { CareDetail } from './care.fields.ts'
import type { Board, BoardChild, CareKind, RecordInput } from './care.view.ts'
import { whoWords } from './care.words.ts'

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

/** The children that "all present" chooses. With a task, only those without an entry for it. */
export function outstanding(board: Board, { awaited }: Groups): BoardChild[] {
  return board.task ? awaited.filter(({ entries }) => entries.length === 0) : awaited
}

/** How far back the signed-in person may add an entry, in milliseconds. */
export const reach = () => (session.can('care.amendAny') ? reachBack.manager : reachBack.teacher)

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
  const unsent = useUnsentIds()
  const here = [...groups.awaited, ...groups.others]
  const draft = amongst(kept, new Set(here.map(({ id }) => id)))
  const chosen = here.filter(({ id }) => draft.chosen.has(id))
  const [held, setHeld] = useState<readonly Checked[]>()

  /** @param value of the quick field; undefined when every chosen child has their own detail */
  function record(value: string | undefined) {
    const occurredAt = claimed ?? new Date(serverNow()).toISOString()
    const claims = claimsOf(kind, draft, chosen, { value, occurredAt, newId })
    const checked = checkClaims(kind, claims, chosen)
    if (checked.every(isClear)) release(claims)
    else setHeld(checked)
  }

  /** Sends the claims, or those that are left after the checks. */
  function release(records: RecordInput['records']) {
    const occurredAt = records[0]?.occurredAt ?? ''
    const words = t('care.recorded', {
      who: whoWords(
        t,
        chosen.filter(({ id }) => records.some(({ childId }) => childId === id)),
      ),
      time: clockAt(occurredAt, timeZone),
    })
    setHeld(undefined)
    setDraft(emptyDraft)
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
    here,
    chosen,
    claimed,
    isToday,
    now,
    timeZone,
    record,
    recordAll,
    held,
    release,
    /** Whether an entry on the child's tile has not been sent yet. */
    isUnsent: ({ entries, last }: BoardChild) =>
      [last, ...entries].some((entry) => entry && unsent.has(entry.id)),
    /** Closes the checks and keeps the draft. */
    putBack: () => setHeld(undefined),
    /** The detail that a quick button would record for a child. Without a value, the child's own detail. */
    meant: (child: BoardChild, value?: string): CareDetail =>
      draft.exceptions.get(child.id)?.detail ?? quickDetail(kind, value, draft.more.detail, child),
    choose: (childId: string) => setDraft((draft) => withChosen(draft, [childId])),
    /** Why the chosen time is not allowed. */
    refusal: claimed ? timeRefusal(claimed, new Date(now), reach()) : undefined,
    /** A past day has no "now", so a time must be chosen. */
    needsTime: !isToday && !time,
    timeWords: time ? clockWords(time) : isToday ? clockAt(now, timeZone) : '',
  }
}

function batchesOf(input: RecordInput): RecordInput[] {
  const batches: RecordInput[] = []
  for (let from = 0; from < input.records.length; from += batchLimit)
    batches.push({ ...input, records: input.records.slice(from, from + batchLimit) })
  return batches
}
