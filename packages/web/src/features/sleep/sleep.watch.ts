// How writes change the watch over all sleepers of the centre, as every screen has it. Pure.
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import type { BedInput, CheckInput, Recorder, StepInput } from './sleep.effects.ts'
import type { Sleep } from './sleep.view.ts'

export type Watch = AnswerOf<(typeof sleep.operations)['getWatch']>
type Watched = Watch['sleeps'][number]

interface BedsInput extends BedInput {
  roomCode?: string | null
}

export function watchWithBeds(watch: Watch, { records, roomCode }: BedsInput): Watch {
  const roomId = watch.rooms.find(({ code }) => code === roomCode)?.id ?? ''
  const isKnown = (childId: string) => watch.sleeps.some((one) => one.childId === childId)
  const added = records.flatMap(({ id, childId, occurredAt }): Watched[] => {
    if (isKnown(childId)) return []
    const detail = { asleepAt: null, upAt: null, checkInterval: watch.checkInterval }
    return [{ id, childId, roomId, occurredAt: iso(occurredAt), detail, checks: [], version: 1 }]
  })
  return { ...watch, sleeps: [...watch.sleeps, ...added] }
}

export function watchWithAsleep(watch: Watch, input: StepInput, { at }: Recorder): Watch {
  const { checkId, occurredAt = at } = input
  return changed(watch, checkId, (one) =>
    one.detail.asleepAt === null ? { ...one, detail: { ...one.detail, asleepAt: iso(occurredAt) } } : one,
  )
}

export function watchWithUp(watch: Watch, { checkId }: StepInput): Watch {
  const ids = checkId.split(',')
  return { ...watch, sleeps: watch.sleeps.filter(({ id }) => !ids.includes(id)) }
}

export function watchWithCheck(watch: Watch, { id, occurredAt }: CheckInput, { at }: Recorder): Watch {
  return changed(watch, id, (one) => ({
    ...one,
    checks: [...one.checks, { occurredAt: iso(occurredAt ?? at) }],
  }))
}

/** Applies sleeps from the server. Those that ended or were voided are removed. */
export function watchWithSleeps(watch: Watch, received: readonly Sleep[]): Watch {
  const news = received.filter(({ id, version }) => {
    const known = watch.sleeps.find((one) => one.id === id)
    return !known || known.version <= version
  })
  const open = news.filter(({ voided, detail }) => voided === null && detail.upAt === null)
  // Two devices that put one child to bed have made one sleep.
  const isReplaced = (one: Watched) =>
    news.some(({ id }) => id === one.id) || open.some(({ childId }) => childId === one.childId)
  return { ...watch, sleeps: [...watch.sleeps.filter((one) => !isReplaced(one)), ...open] }
}

function changed(watch: Watch, ids: string, change: (one: Watched) => Watched): Watch {
  const named = ids.split(',')
  return { ...watch, sleeps: watch.sleeps.map((one) => (named.includes(one.id) ? change(one) : one)) }
}

const iso = (at: string | number) => new Date(at).toISOString()
