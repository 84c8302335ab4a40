import type { DueItem } from '@daybook/contract/today/today.contract.ts'
import { describe, expect, it } from 'vitest'
import type { Actor } from '../../platform/context.ts'
import { type Due, dueItems } from './today.due.ts'

const said = { name: 'food.due', subject: 'checks', about: 'Milk', page: '/page' } as const
const on = (day: string, more: Partial<Due> = {}): Due => ({ ...said, id: day, day, ...more })
const at = (instant: string, more: Partial<Due> = {}): Due => ({ ...said, id: instant, at: instant, ...more })

const today = '2026-11-18'
const ofToday = { from: today, until: today, withOverdue: true }

/** What an actor in this time zone sees on days. */
function seen(list: readonly Due[], wanted = ofToday, timeZone = 'Pacific/Auckland'): Promise<DueItem[]> {
  // The helper reads nothing else.
  const context = { actor: { today, timeZone } as Actor } as Parameters<
    ReturnType<typeof dueItems>['between']
  >[0]
  return dueItems('check.read', async () => list).between(context, wanted)
}
const states = async (...given: Parameters<typeof seen>) =>
  (await seen(...given)).map(({ id, status }) => `${id} ${status}`)

describe('what is due on a day', () => {
  it('is due from its start at the centre, and of nobody and no room unless it says so', async () => {
    expect(await seen([on(today)])).toEqual([
      {
        ...said,
        kind: 'due',
        id: today,
        day: today,
        dueAt: '2026-11-17T11:00:00.000Z',
        status: 'pending',
        roomCode: null,
        staffId: null,
        staffName: null,
      },
    ])
    const [item] = await seen([on(today)], ofToday, 'America/New_York')
    expect(item?.dueAt).toBe('2026-11-18T05:00:00.000Z')
  })

  it('is due at its time of day, if it has one', async () => {
    const startsAt = '2026-11-17T21:30:00.000Z'
    expect(await seen([on(today, { startsAt })])).toMatchObject([{ startsAt, dueAt: startsAt }])
    expect((await seen([on(today, { startsAt: null })]))[0]).not.toHaveProperty('startsAt')
  })

  it('is in progress when it has started, overdue after its day, and done when it is done', async () => {
    const list = [on(today), on(today, { isStarted: true }), on(today, { isStarted: true, isDone: true })]
    expect(await states(list)).toEqual([`${today} pending`, `${today} inProgress`, `${today} done`])
    expect(await states([on('2026-11-17', { isStarted: true })])).toEqual(['2026-11-17 overdue'])
  })

  it('is in the list of its day, and with what is overdue until it is done', async () => {
    const days = ['2026-11-16', '2026-11-17', today, '2026-11-19']
    const list = [...days.map((day) => on(day)), on('2026-11-15', { isDone: true })]
    expect(await states(list)).toEqual(['2026-11-16 overdue', '2026-11-17 overdue', `${today} pending`])
    expect(await states(list, { ...ofToday, withOverdue: false })).toEqual([`${today} pending`])
    const past = { from: '2026-11-15', until: '2026-11-16', withOverdue: false }
    expect(await states(list, past)).toEqual(['2026-11-16 overdue', '2026-11-15 done'])
  })
})

describe('what is of an instant', () => {
  it('has the day of the centre at that instant', async () => {
    const instant = '2026-11-18T10:59:59.000Z'
    expect(await seen([at(instant)])).toMatchObject([{ day: today, dueAt: instant }])
    const next = '2026-11-18T11:00:00.000Z'
    expect(await seen([at(next)])).toEqual([])
    expect(await seen([at(next)], ofToday, 'UTC')).toMatchObject([{ day: today }])
  })

  it('waits without being overdue', async () => {
    const before = '2026-11-16T00:00:00.000Z'
    expect(await states([at(before), at(before, { isDone: true })])).toEqual([`${before} pending`])
  })
})
