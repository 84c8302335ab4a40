// What can be done on the sleep board now: who is in which state, who is chosen, and the time that is claimed.
import { timeRefusal } from '@daybook/contract/care/care.rules.ts'
import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { useMemo, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { useUnsentIds } from '../../platform/outbox/unsent.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { reach } from '../care/index.ts'
import { takeStep } from './sleep.actions.ts'
import { getBoard } from './sleep.data.ts'
import { type Board, type BoardChild, groupsOf, type State, type Step } from './sleep.view.ts'

interface Draft {
  /** All who are chosen are in one state, and one step is for all of them. */
  state: State
  chosen: ReadonlySet<string>
  /** Of the board's day, HH:mm; undefined: now. */
  time: string | undefined
}

const emptyDraft: Draft = { state: 'awake', chosen: new Set(), time: undefined }

export type SleepDesk = ReturnType<typeof useSleepDesk>

/** The board as somebody works on it. */
export function useSleepDesk(board: Board) {
  const now = useNow(1000)
  const timeZone = useTimeZone()
  const [draft, setDraft] = useState(emptyDraft)
  const unsent = useUnsentIds()
  const groups = useMemo(() => groupsOf(board), [board])
  const isToday = board.day === dayAt(new Date(now), timeZone)
  const inState: Record<State, readonly BoardChild[]> = {
    awake: groups.awake,
    inBed: groups.inBed.map(({ child }) => child),
    asleep: groups.asleep.map(({ child }) => child),
  }
  const chosen = inState[draft.state].filter(({ id }) => draft.chosen.has(id))
  const claimed = draft.time && instantOf(board.day, draft.time, timeZone).toISOString()
  const nothing = { kind: { name: 'sleep', subject: 'sleep', api: { getBoard } } } as const

  function toggle(state: State, id: string) {
    const kept = state === draft.state ? chosen.map((child) => child.id) : []
    const ids = kept.includes(id) ? kept.filter((one) => one !== id) : [...kept, id]
    setDraft({ ...draft, state, chosen: new Set(ids) })
  }

  return {
    ...nothing,
    board,
    groups,
    now,
    timeZone,
    isToday,
    draft,
    setDraft,
    chosen,
    toggle,
    /** Whether something of this child lies on this device only. */
    isUnsent: ({ sleep, earlier }: BoardChild) =>
      [sleep?.id, ...earlier.map(({ id }) => id)].some((known) => known && unsent.has(known)),
    /** A child that has just been signed in. */
    choose: (childId: string) => toggle('awake', childId),
    isChosen: (state: State, id: string) => state === draft.state && draft.chosen.has(id),
    chooseAll: (state: State) =>
      setDraft({ ...draft, state, chosen: new Set(inState[state].map(({ id }) => id)) }),
    chooseNobody: () => setDraft({ ...draft, chosen: new Set() }),
    /** @param occurredAt ISO 8601; left out: the time chosen for the board, else now */
    take(step: Step, children: readonly BoardChild[], occurredAt = claimed) {
      setDraft(emptyDraft)
      const at = occurredAt || new Date(serverNow()).toISOString()
      takeStep(step, children, { board, timeZone, occurredAt: at })
    },
    /** Why the chosen time cannot be taken. */
    refusal: claimed ? timeRefusal(claimed, new Date(now), reach()) : undefined,
    /** A day that is over needs a time of its own. */
    needsTime: !isToday && !draft.time,
    timeWords: draft.time ?? (isToday ? timeAt(new Date(now), timeZone) : ''),
  }
}
