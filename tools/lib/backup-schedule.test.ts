import { expect, test } from 'vitest'
import { dueAfter, keepBackingUp } from './backup-schedule.ts'
import { archiveName } from './backup-store.ts'

const auckland = 'Pacific/Auckland'
const nightly = { at: '02:30' }

test('the next backup is due at the next time of day, daylight saving included', () => {
  const due = (newest: string) => dueAfter(new Date(newest), nightly, auckland).toISOString()
  expect(due('2026-03-10T13:30:00Z')).toBe('2026-03-11T13:30:00.000Z')
  expect(due('2026-03-10T13:29:59Z')).toBe('2026-03-10T13:30:00.000Z')
  // Clocks go back on 5 April.
  expect(due('2026-04-04T20:00:00Z')).toBe('2026-04-05T14:30:00.000Z')
})

test('an interval counts from the newest, and without any one is due at once', () => {
  const newest = new Date('2026-03-10T13:30:00Z')
  expect(dueAfter(newest, { hours: 6 }, auckland)).toEqual(new Date('2026-03-10T19:30:00Z'))
  expect(dueAfter(undefined, nightly, auckland).getTime()).toBe(0)
})

/** Runs the loop for some hours of a clock that only waiting moves. */
interface Over {
  newest?: Date
  fails?: (at: Date) => boolean
  /** Backups that another server makes, and until when it makes one. */
  others?: (at: Date) => Date | undefined
  isBusy?: (at: Date) => boolean
}

async function run(hours: number, over: Over = {}) {
  const began = Date.parse('2026-03-10T00:00:00Z')
  let now = began
  const told: string[] = []
  await keepBackingUp({
    schedule: nightly,
    timeZone: auckland,
    now: () => new Date(now),
    wait: async (milliseconds) => {
      now += milliseconds
    },
    stopping: () => now >= began + hours * 3_600_000,
    newest: async () => over.others?.(new Date(now)) ?? over.newest,
    isShared: over.others !== undefined,
    backUp: async () => {
      if (over.isBusy?.(new Date(now))) return undefined
      if (over.fails?.(new Date(now))) throw new Error('The disk is full.')
      return archiveName(new Date(now))
    },
    notes: {
      seen: (at) => void told.push(`seen ${at.toISOString()}`),
      made: (_, name) => void told.push(name),
      failed: async ({ reason, newestAt }) =>
        void told.push(`${new Date(now).toISOString()} ${reason} ${newestAt?.toISOString() ?? 'none'}`),
    },
  })
  return told
}

test('makes the first at once, then one a night', async () => {
  expect(await run(48)).toEqual([
    'daybook-20260310-000000.tar.gz',
    'daybook-20260310-133000.tar.gz',
    'daybook-20260311-133000.tar.gz',
  ])
})

test('makes up for a night when it did not run', async () => {
  const newest = new Date('2026-03-08T13:30:00Z')
  expect(await run(1, { newest })).toEqual([
    'seen 2026-03-08T13:30:00.000Z',
    'daybook-20260310-000000.tar.gz',
  ])
})

test('tells of a failure, and tries again an hour later', async () => {
  const newest = new Date('2026-03-09T13:30:00Z')
  const fails = (at: Date) => at < new Date('2026-03-10T15:00:00Z')
  expect(await run(20, { newest, fails })).toEqual([
    'seen 2026-03-09T13:30:00.000Z',
    '2026-03-10T13:30:00.000Z The disk is full. 2026-03-09T13:30:00.000Z',
    '2026-03-10T14:30:00.000Z The disk is full. 2026-03-09T13:30:00.000Z',
    'daybook-20260310-153000.tar.gz',
  ])
})

test('goes on when a clock that was far ahead is put right', async () => {
  // The first is made at 2036 by the clock, which then says 2026 again.
  const ahead = new Date('2036-01-01T00:00:00Z')
  const made: string[] = []
  let now = Date.parse('2026-03-10T00:00:00Z')
  await keepBackingUp({
    schedule: nightly,
    timeZone: auckland,
    now: () => (made.length === 0 ? ahead : new Date(now)),
    wait: async (milliseconds) => {
      now += milliseconds
    },
    stopping: () => now >= Date.parse('2026-03-11T00:00:00Z'),
    newest: async () => undefined,
    backUp: async () => {
      made.push(archiveName(made.length === 0 ? ahead : new Date(now)))
      return made.at(-1)
    },
    notes: { seen: () => undefined, made: () => undefined, failed: async () => undefined },
  })
  expect(made).toHaveLength(3)
  expect(made.slice(1).every((name) => name.startsWith('daybook-2026'))).toBe(true)
})

test('with several servers, one that another makes is enough, and one that is being made is waited for', async () => {
  const made = new Date('2026-03-10T13:30:00Z')
  const visible = new Date('2026-03-10T13:37:00Z')
  const before = new Date('2026-03-09T13:30:00Z')
  const others = (at: Date) => (at >= visible ? made : before)
  const isBusy = (at: Date) => at < visible
  expect(await run(20, { others, isBusy })).toEqual([
    'seen 2026-03-09T13:30:00.000Z',
    'seen 2026-03-10T13:30:00.000Z',
  ])
})
