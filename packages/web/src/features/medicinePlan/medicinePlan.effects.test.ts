import { whyNot } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { expect, it } from 'vitest'
import { withCheck, withCount, withDose, withEnd, withSubmitted, withWord } from './medicinePlan.effects.ts'
import { type Authority, type MedicineChild, planOf } from './medicinePlan.plan.ts'

const at = '2026-03-10T21:30:00.000Z'
const day = '2026-03-11'
const timeZone = 'Pacific/Auckland'
const hana = { at, by: { id: 'hana', name: 'Hana' } }
const child: MedicineChild = {
  id: 'ana',
  firstName: 'Ana',
  familyName: 'Ngata',
  birthDate: '2024-01-01',
  picture: null,
  allergies: [],
  dietNote: null,
  contacts: [{ id: 'rangi', name: 'Rangi', relation: 'father' }],
  here: { roomCode: 'tui', since: at },
}
const asked = {
  id: 'new',
  childId: child.id,
  category: 'period' as const,
  name: 'Amoxicillin',
  dose: '5 mL',
  way: 'mouth' as const,
  reason: 'Ear infection',
  times: [],
  leastHours: 6,
  mostInDay: 2,
  fromDay: day,
  untilDay: '2026-03-14',
  signed: { contactId: 'rangi', drawing: null },
  at,
}
const submitted = withSubmitted({ authorities: [] }, asked, hana, { child, day })
const given = {
  id: 'dose',
  authorityId: 'new',
  childId: child.id,
  dose: '5 mL',
  outcome: 'given' as const,
  at,
}
const first = ({ authorities }: { authorities: Authority[] }) => authorities[0] as Authority
const why = (page: { authorities: Authority[] }, on: string) =>
  whyNot(planOf(first(page), timeZone), Date.parse(on))?.why

it('an authority that waits is signed by the contact, whose word counts for that day', () => {
  expect(first(submitted)).toMatchObject({ signed: { name: 'Rangi', byName: 'Hana' }, words: [{ day }] })
  expect(why(submitted, at)).toBeUndefined()
  expect(why(submitted, '2026-03-11T21:30:00.000Z')).toBe('PARENT_NEEDED_TODAY')
  expect(withSubmitted(submitted, asked, hana, { child, day })).toBe(submitted)
  expect(withSubmitted({ authorities: [] }, asked, hana, { child: undefined, day }).authorities).toEqual([])
})

it('a dose that waits is taken off the count once, and a refused one is not', () => {
  const counted = withCount(submitted, { id: 'count', authorityId: 'new', doses: 2, at })
  const once = withDose(counted, given, hana)
  expect(first(withDose(once, given, hana)).dosesLeft).toBe(1)
  expect(first(withDose(counted, { ...given, outcome: 'refused' }, hana)).dosesLeft).toBe(2)
})

it('the first answer of a checker that waits stands at its dose', () => {
  const page = withDose(submitted, given, hana)
  const checked = withCheck(page, { id: 'check', doseId: 'dose', wasChecked: true, at })
  const again = withCheck(checked, { id: 'other', doseId: 'dose', wasChecked: false, note: 'No', at })
  expect(first(again).doses).toMatchObject([{ id: 'dose', check: { at, wasChecked: true, note: null } }])
})

it('a dose that waits keeps the next one from being given, however often it is applied', () => {
  const once = withDose(submitted, given, hana)
  expect(withDose(once, given, hana)).toEqual(once)
  expect(why(once, at)).toBe('DOSE_TOO_EARLY')
})

it('a word that waits counts once, with the dose at home', () => {
  const tomorrow = '2026-03-12'
  const word = { id: 'word', authorityId: 'new', signed: asked.signed, lastGivenAt: at, at }
  const once = withWord(submitted, word, hana, { day: tomorrow, name: 'Rangi' })
  expect(first(once).words).toMatchObject([{ day: tomorrow, lastGivenAt: at }, { day }])
  expect(withWord(once, word, hana, { day: tomorrow, name: 'Rangi' })).toEqual(once)
})

it('every word of a day counts, and so does the later dose at home', () => {
  const say = (id: string, lastGivenAt?: string) => ({
    id,
    authorityId: 'new',
    signed: asked.signed,
    lastGivenAt,
    at,
  })
  const first = withWord(submitted, say('a'), hana, { day, name: 'Rangi' })
  const both = withWord(first, say('b', '2026-03-10T20:00:00.000Z'), hana, { day, name: 'Rangi' })
  expect([why(first, at), why(both, at)]).toEqual([undefined, 'DOSE_TOO_EARLY'])
})

it('the first end counts', () => {
  const ended = withEnd(submitted, { id: 'new', why: 'Well', at }, hana)
  const again = withEnd(ended, { id: 'new', at: '2026-03-11T00:00:00.000Z' }, hana)
  expect(first(again).ended).toEqual({ at, byName: 'Hana', why: 'Well' })
})
