// Updates the sleep board optimistically before the server answers. Each effect is idempotent, because it may be
// applied again to newer data.
import { settledTimes, type TimeChoice } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { StepName } from '@daybook/contract/sleep/sleep.rules.ts'
import type { CheckLook } from './sleep.look.ts'
import type { Board, BoardChild, Check, Sleep } from './sleep.view.ts'

export interface Recorder {
  by: Sleep['recordedBy']
  /** Now, ISO 8601. */
  at: string
}

/** A time as the contract accepts it. This app always sends ISO 8601. */
type Time = string | number

export interface BedInput {
  taskId?: string | null
  records: { id: string; childId: string; occurredAt: Time }[]
}

/** `checkId` holds the ids of the sleeps, separated by commas. */
export interface StepInput {
  checkId: string
  occurredAt?: Time
}

export function withBeds(board: Board, { taskId, records }: BedInput, recorder: Recorder): Board {
  const claims = new Map(records.map((claim) => [claim.childId, claim]))
  return changed(board, (child) => {
    const claim = claims.get(child.id)
    if (!claim || child.sleep || child.earlier.some(({ id }) => id === claim.id)) return child
    return { ...child, sleep: newSleep(board, taskId ?? null, claim, recorder) }
  })
}

function newSleep(
  board: Board,
  taskId: string | null,
  claim: BedInput['records'][number],
  { by, at }: Recorder,
): Sleep {
  return {
    ...claim,
    occurredAt: iso(claim.occurredAt),
    taskId,
    roomId: board.room?.id ?? '',
    uncertainTimes: null,
    recordedAt: at,
    recordedBy: by,
    late: false,
    note: null,
    conflictReason: null,
    checkedBy: null,
    version: 1,
    amendments: 0,
    voided: null,
    can: ['amend', 'void', 'undo'],
    detail: { asleepAt: null, upAt: null, checkInterval: board.checkInterval },
    checks: [],
    steps: [stepOf('inBed', claim.occurredAt, { by, at })],
  }
}

const stepOf = (step: StepName, occurredAt: Time, { by, at }: Recorder): Sleep['steps'][number] => ({
  step,
  occurredAt: iso(occurredAt),
  recordedAt: at,
  recordedBy: by,
  merged: false,
  undone: false,
})

export function withAsleep(board: Board, input: StepInput, recorder: Recorder): Board {
  const { checkId, occurredAt = recorder.at } = input
  return onOpen(board, checkId, (sleep) =>
    sleep.detail.asleepAt !== null
      ? sleep
      : {
          ...sleep,
          detail: { ...sleep.detail, asleepAt: iso(occurredAt) },
          steps: [...sleep.steps, stepOf('asleep', occurredAt, recorder)],
        },
  )
}

/** Awake, or out of bed without having slept. */
export function withUp(board: Board, input: StepInput, recorder: Recorder): Board {
  const { checkId, occurredAt = recorder.at } = input
  return onOpen(board, checkId, (sleep) => ({
    ...sleep,
    detail: { ...sleep.detail, upAt: iso(occurredAt) },
    steps: [...sleep.steps, stepOf('up', occurredAt, recorder)],
  }))
}

export type CheckInput = Partial<CheckLook> & {
  /** Id of the sleep. */
  id: string
  checkId?: string
  occurredAt?: Time
  note?: string | null
}

const onlySeen: CheckLook = { breathing: null, warmth: null, colour: null, position: null }

export function withCheck(board: Board, input: CheckInput, recorder: Recorder): Board {
  const { id, checkId = '', note, occurredAt = recorder.at, ...said } = input
  const look = { ...onlySeen, ...said }
  return onOpen(board, id, (sleep) => {
    if (sleep.checks.some((check) => check.id === checkId)) return sleep
    const made = { recordedAt: recorder.at, recordedBy: recorder.by, can: ['undo' as const] }
    const check: Check = {
      ...look,
      ...made,
      uncertainTimes: null,
      id: checkId,
      occurredAt: iso(occurredAt),
      note: note || null,
    }
    return { ...sleep, checks: inOrder([...sleep.checks, check]) }
  })
}

export function withoutCheck(board: Board, { id }: { id: string }): Board {
  return changed(board, (child) => ({
    ...child,
    sleep: child.sleep && { ...child.sleep, checks: child.sleep.checks.filter((check) => check.id !== id) },
  }))
}

/** Settles the uncertain time of a check, of an open sleep or an earlier one. */
export function withSettledCheck(board: Board, { id, take }: { id: string; take: TimeChoice }): Board {
  const settled = (check: Check): Check =>
    check.id !== id ? check : { ...check, ...settledTimes(check.uncertainTimes, take), uncertainTimes: null }
  const inSleep = (sleep: Sleep): Sleep => ({ ...sleep, checks: inOrder(sleep.checks.map(settled)) })
  return changed(board, (child) => ({
    ...child,
    sleep: child.sleep && inSleep(child.sleep),
    earlier: child.earlier.map(inSleep),
  }))
}

/** Undoes the last step of these sleeps. A child who was up is asleep or in bed again; one in bed has no sleep. */
export function withoutStep(board: Board, { checkId, step }: { checkId: string; step: StepName }): Board {
  const ids = new Set(checkId.split(','))
  return changed(board, (child) => {
    if (step !== 'up') {
      if (!child.sleep || !ids.has(child.sleep.id)) return child
      return { ...child, sleep: step === 'inBed' ? null : without(child.sleep, 'asleep', 'asleepAt') }
    }
    const again = child.earlier.find(({ id }) => ids.has(id))
    if (!again || child.sleep) return child
    const earlier = child.earlier.filter((sleep) => sleep !== again)
    return { ...child, earlier, sleep: without(again, 'up', 'upAt') }
  })
}

const without = (sleep: Sleep, step: StepName, at: 'asleepAt' | 'upAt'): Sleep => ({
  ...sleep,
  detail: { ...sleep.detail, [at]: null },
  steps: sleep.steps.map((made) => (made.step === step ? { ...made, undone: true } : made)),
})

export interface WholeInput {
  id: string
  childId: string
  taskId?: string | null
  occurredAt: Time
  asleepAt?: Time | null
  upAt: Time
  note?: string | null
}

export function withWhole(board: Board, input: WholeInput, recorder: Recorder): Board {
  const { asleepAt, upAt, note, taskId, ...claim } = input
  return changed(board, (child) => {
    if (child.id !== input.childId || child.earlier.some(({ id }) => id === input.id)) return child
    const bed = { id: claim.id, childId: claim.childId, occurredAt: claim.occurredAt }
    const started = newSleep(board, taskId ?? null, bed, recorder)
    const detail = {
      asleepAt: asleepAt ? iso(asleepAt) : null,
      upAt: iso(upAt),
      checkInterval: board.checkInterval,
    }
    return { ...child, earlier: inOrder([...child.earlier, { ...started, detail, note: note || null }]) }
  })
}

/** Applies sleeps from the server. Voided ones are removed. */
export function withSleeps(board: Board, received: readonly Sleep[]): Board {
  return changed(board, (child) => {
    const known = [...child.earlier, ...(child.sleep ? [child.sleep] : [])]
    const own = received.filter(({ id, childId, version }) => {
      const shown = known.find((one) => one.id === id)
      // The board may already have a later version.
      return childId === child.id && (!shown || shown.version <= version)
    })
    if (own.length === 0) return child
    const others = known.filter(({ id }) => !own.some((one) => one.id === id))
    const all = inOrder([...others, ...own.filter(({ voided }) => voided === null)])
    const open = all.findLast(({ detail }) => detail.upAt === null) ?? null
    return { ...child, sleep: open, earlier: all.filter((one) => one !== open) }
  })
}

/** Changes the open sleeps with these ids. A sleep that ends moves to the earlier ones. */
function onOpen(board: Board, ids: string, change: (sleep: Sleep) => Sleep): Board {
  const named = new Set(ids.split(','))
  return changed(board, (child) => {
    if (!child.sleep || !named.has(child.sleep.id)) return child
    const sleep = change(child.sleep)
    if (sleep.detail.upAt === null) return { ...child, sleep }
    return { ...child, sleep: null, earlier: inOrder([...child.earlier, sleep]) }
  })
}

const iso = (at: Time) => new Date(at).toISOString()

const inOrder = <T extends { occurredAt: string }>(all: T[]) =>
  all.toSorted((a, b) => Date.parse(a.occurredAt) - Date.parse(b.occurredAt))

/** Changes the children of the board and updates the progress of its task. */
function changed(board: Board, change: (child: BoardChild) => BoardChild): Board {
  const children = board.children.map(change)
  if (!board.task) return { ...board, children }
  const { id } = board.task
  const done = children.filter(({ sleep, earlier }) =>
    [sleep, ...earlier].some((one) => one?.taskId === id),
  ).length
  return { ...board, children, task: { ...board.task, done, total: Math.max(board.task.total, done) } }
}
