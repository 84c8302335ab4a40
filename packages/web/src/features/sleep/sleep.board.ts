// The state of an open sleep board: each child's state, who is chosen, and the chosen time.
import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { dayAt, instantOf } from '@daybook/contract/kernel/dates.ts'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { useUnsentIds } from '../../platform/outbox/unsent.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt, clockWords } from '../../platform/time/clock.words.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { reach } from '../care/index.ts'
import { takeStep } from './sleep.actions.ts'
import { getBoard } from './sleep.data.ts'
import { type Board, type BoardChild, groupsOf, leftAt, type State, type Step } from './sleep.view.ts'

interface Draft {
  /** All chosen children are in the same state, so that one step applies to all of them. */
  state: State
  chosen: ReadonlySet<string>
  /** HH:mm on the board's day; undefined means now. */
  time: string | undefined
}

const emptyDraft: Draft = { state: 'awake', chosen: new Set(), time: undefined }

export type SleepDesk = ReturnType<typeof useSleepDesk>

/** The board with the person's draft and the actions on it. @param first id of the child chosen at the start */
export function useSleepDesk(board: Board, first?: string) {
  const now = useNow(1000)
  const timeZone = useTimeZone()
  const [draft, setDraft] = useState(() => startWith(groupsOf(board), first))
  const unsent = useUnsentIds()
  const isToday = board.day === dayAt(new Date(now), timeZone)
  const claimed = draft.time && instantOf(board.day, draft.time, timeZone).toISOString()
  const groups = groupsOf(board, claimed || (isToday ? new Date(now).toISOString() : undefined))
  const inState: Record<State, readonly BoardChild[]> = {
    awake: groups.awake,
    inBed: groups.inBed.map(({ child }) => child),
    asleep: groups.asleep.map(({ child }) => child),
  }
  /** Today, those who have not been signed out. */
  const here = (children: readonly BoardChild[]) =>
    children.filter((child) => !isToday || leftAt(child) === undefined)
  const chosen = inState[draft.state].filter(({ id }) => draft.chosen.has(id))
  const kind = { name: 'sleep', subject: 'sleep', api: { getBoard } } as const

  function toggle(state: State, id: string) {
    const kept = state === draft.state ? chosen.map((child) => child.id) : []
    const ids = kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]
    setDraft({ ...draft, state, chosen: new Set(ids) })
  }

  return {
    kind,
    board,
    groups,
    now,
    timeZone,
    isToday,
    draft,
    setDraft,
    chosen,
    toggle,
    here,
    /** Whether one of the child's sleeps has not been sent yet. */
    isUnsent: ({ sleep, earlier }: BoardChild) =>
      [sleep?.id, ...earlier.map(({ id }) => id)].some((known) => known && unsent.has(known)),
    /** A child that has just been signed in. */
    choose: (childId: string) => toggle('awake', childId),
    isChosen: (state: State, id: string) => state === draft.state && draft.chosen.has(id),
    chooseAll: (state: State) =>
      setDraft({ ...draft, state, chosen: new Set(here(inState[state]).map(({ id }) => id)) }),
    chooseNobody: () => setDraft({ ...draft, chosen: new Set() }),
    /** @param occurredAt ISO 8601; the time chosen for the board when left out, or else now */
    take(step: Step, children: readonly BoardChild[], occurredAt = claimed) {
      setDraft(emptyDraft)
      const at = occurredAt || new Date(serverNow()).toISOString()
      takeStep(step, children, { board, timeZone, occurredAt: at })
    },
    /** Why the chosen time is not allowed. */
    refusal: claimed ? timeRefusal(claimed, new Date(now), reach()) : undefined,
    /** A past day has no "now", so a time must be chosen. */
    needsTime: !isToday && !draft.time,
    timeWords: draft.time ? clockWords(draft.time) : isToday ? clockAt(now, timeZone) : '',
  }
}

/** Chooses one child in whatever state the child is. */
function startWith({ inBed, asleep }: ReturnType<typeof groupsOf>, id: string | undefined): Draft {
  if (id === undefined) return emptyDraft
  const isIt = ({ child }: { child: BoardChild }) => child.id === id
  const state = inBed.some(isIt) ? 'inBed' : asleep.some(isIt) ? 'asleep' : 'awake'
  return { ...emptyDraft, state, chosen: new Set([id]) }
}
