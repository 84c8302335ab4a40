import { expect, it } from 'vitest'
import { planTemplate } from './plan.templates.ts'

const at = (country: string) => ({ country, region: null, day: '2026-03-09' })
const hours = { opensAt: '07:30', closesAt: '17:30' }
const room = (fromMonths: number, untilMonths: number) => ({ code: 'room', fromMonths, untilMonths })
const kindsOf = (country: string, ...rooms: ReturnType<typeof room>[]) =>
  planTemplate({ ...at(country), ...hours, rooms }).map(({ kind }) => kind)

it('checks the house when it opens and before it closes, also without rooms', () => {
  expect(planTemplate({ ...at('NZ'), ...hours, rooms: [] })).toMatchObject([
    { kind: 'openingCheck', roomCode: null, times: ['07:30'] },
    { kind: 'closingCheck', roomCode: null, times: ['17:30'] },
  ])
})

it('gives a room what its ages need', () => {
  expect(kindsOf('NZ', room(0, 24)).slice(2)).toEqual([
    'nappyChange',
    'bottleFeed',
    'meal',
    'sleep',
    'sunscreenApplication',
  ])
  expect(kindsOf('NZ', room(24, 36)).slice(2)).toEqual([
    'nappyChange',
    'meal',
    'toiletVisit',
    'sleep',
    'sunscreenApplication',
  ])
  expect(kindsOf('NZ', room(48, 60)).slice(2)).toEqual(['meal', 'sunscreenApplication'])
})

it('plans sunscreen for the months of the country’s sun', () => {
  const season = (country: string) =>
    planTemplate({ ...at(country), ...hours, rooms: [room(36, 60)] }).find(
      ({ kind }) => kind === 'sunscreenApplication',
    )?.season
  expect([season('NZ'), season('GB'), season('SG')]).toEqual([
    { from: 9, until: 4 },
    { from: 4, until: 9 },
    null,
  ])
})

it('leaves out what is outside the hours', () => {
  const entries = planTemplate({ ...at('NZ'), opensAt: '09:30', closesAt: '12:00', rooms: [room(0, 24)] })
  expect(entries.find(({ kind }) => kind === 'nappyChange')?.times).toEqual(['09:30', '11:30'])
  expect(entries.map(({ kind }) => kind)).not.toContain('sleep')
})
