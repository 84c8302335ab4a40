// What the demo centre has reported: enough of each kind that lists, filters and the day's list are worth looking at.
import { addDays, instantOf } from '@daybook/contract/kernel/dates.ts'
import { expect, it } from 'vitest'
import { makeCentre } from './centre.ts'
import { demoCentre } from './centres.ts'
import type { Photos } from './pictures/photos.ts'
import { scenes } from './pictures/scenes.ts'

const today = '2026-03-11'
// What is drawn does not matter here.
const photos = Object.fromEntries(scenes.map((scene) => [scene, {}])) as Photos
const rows = makeCentre(demoCentre, instantOf(today, '10:30', 'Pacific/Auckland'), 'hash', photos)
const reports = (kind: string) => rows.of('report').filter((row) => row.kind === kind)

it('has forty accidents over a year, many with drawn pictures, and some that wait', () => {
  const accidents = reports('incident')
  expect(accidents).toHaveLength(40)
  const [oldest = ''] = accidents.map(({ occurredAt }) => occurredAt as string).sort()
  expect(oldest < `${addDays(today, -300)}T`).toBe(true)
  expect(accidents.some(({ occurredAt }) => (occurredAt as string) > `${addDays(today, -32)}T`)).toBe(true)
  const withPictures = new Set(rows.of('reportFile').map(({ reportId }) => reportId))
  expect(accidents.filter(({ id }) => withPictures.has(id)).length).toBeGreaterThan(accidents.length / 3)
  expect(accidents.filter(({ state }) => state === 'submitted').length).toBeGreaterThan(1)
})

it('has a hazard that is overdue, one that is not, and one that is closed', () => {
  const hazards = reports('hazard')
  const open = hazards.filter(({ state }) => state !== 'closed')
  expect(open.some(({ dueOn }) => (dueOn as string) < today)).toBe(true)
  expect(open.some(({ dueOn }) => (dueOn as string) > today)).toBe(true)
  expect(hazards.some(({ state }) => state === 'closed')).toBe(true)
})

it('plans the sleeps of a room hours apart', () => {
  const plans = rows.of('planEntry').filter(({ kind }) => kind === 'sleep')
  expect(new Set(plans.map(({ roomId }) => roomId)).size).toBe(plans.length)
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))
  for (const { times } of plans) {
    const due = (times as string[]).map(minutes).sort((a, b) => a - b)
    expect(due.every((at, place) => place === 0 || at - (due[place - 1] as number) >= 120)).toBe(true)
  }
})
