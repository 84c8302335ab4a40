import { problemsIn, stored } from '@daybook/contract/kernel/fields.check.ts'
import { expect, it } from 'vitest'
import type { PlanEntry } from './plan.data.ts'
import { inputOf, newValues, planFields, valuesOf, wholeCentre } from './plan.fields.ts'

const entry: PlanEntry = {
  id: '0198f000-0000-7000-8000-000000000001',
  kind: 'nappyChange',
  roomCode: 'under-2',
  roomName: 'Under twos',
  weekdays: [1, 3],
  times: ['10:00', '14:00'],
  season: { from: 9, until: 4 },
  staffId: '0198f000-0000-7000-8000-000000000002',
  staffName: 'Hana',
  startsOn: '2026-03-01',
  version: 3,
  changedAt: '2026-03-01T00:00:00Z',
  changedByName: null,
  can: ['edit', 'remove'],
}
const moment = { now: '2026-03-11T00:00:00Z', today: '2026-03-11' }

it('sends back an entry that nobody changed as it came', () => {
  const { id, kind, roomCode, weekdays, times, season, staffId, startsOn, version } = entry
  const sent = { id, kind, roomCode, weekdays, times, season, staffId, startsOn, version }
  expect(inputOf(stored(planFields, valuesOf(entry)), entry.id, entry.version)).toEqual(sent)
})

it('sends the whole centre, everybody and all year as nothing', () => {
  const values = valuesOf({ ...entry, roomCode: null, season: null, staffId: null, staffName: null })
  expect(inputOf(values, entry.id, 3)).toMatchObject({ roomCode: null, season: null, staffId: null })
})

it('forgets months and person once they do not count', () => {
  const values = { ...valuesOf(entry), when: 'allYear' as const, who: 'everybody' as const }
  expect(inputOf(values, entry.id, 3)).toMatchObject({ season: null, staffId: null })
})

it('leaves out times that were not filled in, and a version that there is not', () => {
  const values = { ...newValues('nappyChange', wholeCentre, '2026-03-11'), times: ['', '09:30'] }
  const input = inputOf(values, entry.id, undefined)
  expect(input.times).toEqual(['09:30'])
  expect(input).not.toHaveProperty('version')
})

it('says what is missing', () => {
  const values = newValues('nappyChange', wholeCentre, '2026-03-11')
  expect(problemsIn(planFields, values, moment)).toEqual({})
  const empty = { ...values, weekdays: [], times: [''], who: 'onePerson', startsOn: null }
  expect(problemsIn(planFields, empty, moment)).toEqual({
    weekdays: 'REQUIRED',
    times: 'REQUIRED',
    staffId: 'REQUIRED',
    startsOn: 'REQUIRED',
  })
})
