import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { looksAt } from '../watch/watch.rules.ts'
import {
  type DoseOutcome,
  doseDueAt,
  type MedicinePlan,
  medicinePlanWatchRules,
  timedDoses,
} from './due.rules.ts'
import { authorityProblems, whyNot } from './medicinePlan.rules.ts'

const timeZone = 'Pacific/Auckland'
const day = '2026-11-18'
/** An instant at the centre. */
const at = (time: string, on = day) => new Date(`${on}T${time}:00+13:00`).toISOString()
const taken = (time: string, outcome: DoseOutcome = 'given', on = day) => ({ at: at(time, on), outcome })
const plan = (over: Partial<MedicinePlan> = {}): MedicinePlan => ({
  category: 'ongoing',
  times: ['08:00', '12:00'],
  leastHours: null,
  mostInDay: null,
  fromDay: '2026-11-01',
  untilDay: null,
  expiresOn: null,
  ended: null,
  words: [],
  doses: [],
  otherDoses: [],
  timeZone,
  hereSince: null,
  ...over,
})
const needed = (over: Partial<MedicinePlan> = {}) => plan({ times: [], leastHours: 4, mostInDay: 3, ...over })
const said = { day, lastGivenAt: null }

describe('whether a dose may be given', () => {
  const early = (from: string, on = day) => ({ why: 'DOSE_TOO_EARLY', from: at(from, on) })
  test.each<[string, MedicinePlan, string, ReturnType<typeof whyNot> | object]>([
    // HS122: as and when the parent agreed to.
    ['at its time', plan(), '12:00', undefined],
    ['half an hour early', plan(), '11:30', undefined],
    ['late', plan(), '15:00', undefined],
    ['an hour early', plan({ doses: [taken('08:00')] }), '11:00', early('11:30')],
    ['before the first time of the day', plan(), '07:00', early('07:30')],
    ['twice for one time', plan({ doses: [taken('12:00')] }), '12:10', early('07:30', '2026-11-19')],
    [
      'twice on the last day',
      plan({ untilDay: day, doses: [taken('12:00')] }),
      '12:10',
      { why: 'DOSE_MOST_REACHED', from: null },
    ],
    [
      'after a late dose, by the hours between',
      plan({ leastHours: 4, doses: [taken('10:00')] }),
      '12:00',
      early('14:00'),
    ],
    // Category (ii): the parent's authority each day.
    [
      'for a period without today’s word',
      plan({ category: 'period' }),
      '12:00',
      { why: 'PARENT_NEEDED_TODAY', from: null },
    ],
    [
      'for a period with yesterday’s word',
      plan({ category: 'period', words: [{ ...said, day: '2026-11-17' }] }),
      '12:00',
      { why: 'PARENT_NEEDED_TODAY', from: null },
    ],
    ['for a period with today’s word', plan({ category: 'period', words: [said] }), '12:00', undefined],
    // Category (i), and medicine when needed.
    ['when needed', needed({ category: 'firstAidKit' }), '09:00', undefined],
    ['when needed, within the hours between', needed({ doses: [taken('08:00')] }), '11:59', early('12:00')],
    ['when needed, after the hours between', needed({ doses: [taken('08:00')] }), '12:00', undefined],
    // Regulation 92: when it was last given, also at home.
    ['after a dose at home', needed({ words: [{ day, lastGivenAt: at('07:00') }] }), '10:00', early('11:00')],
    [
      'after a dose of the medicine report',
      needed({ otherDoses: [{ at: at('09:00') }] }),
      '10:00',
      early('13:00'),
    ],
    [
      'the most in 24 hours, over midnight',
      needed({
        leastHours: 1,
        doses: [taken('14:00', 'given', '2026-11-17'), taken('08:00'), taken('11:00')],
      }),
      '13:00',
      { why: 'DOSE_MOST_REACHED', from: at('14:00') },
    ],
    [
      'once the first is a day ago',
      needed({
        leastHours: 1,
        doses: [taken('14:00', 'given', '2026-11-17'), taken('08:00'), taken('11:00')],
      }),
      '14:00',
      undefined,
    ],
    // What was not taken is no dose.
    ['after one that was refused', needed({ doses: [taken('09:00', 'refused')] }), '10:00', undefined],
    ['after one that was not given', needed({ doses: [taken('09:00', 'notGiven')] }), '10:00', undefined],
    ['after one that was vomited', needed({ doses: [taken('09:00', 'vomited')] }), '10:00', early('13:00')],
    [
      'before it starts',
      plan({ fromDay: '2026-11-19' }),
      '12:00',
      { why: 'AUTHORITY_NOT_STARTED', from: at('00:00', '2026-11-19') },
    ],
    ['on its last day', plan({ untilDay: day }), '12:00', undefined],
    [
      'when it ended yesterday',
      plan({ untilDay: '2026-11-17' }),
      '12:00',
      { why: 'AUTHORITY_ENDED', from: null },
    ],
    [
      'when it was ended',
      plan({ ended: { at: at('11:00') } }),
      '12:00',
      { why: 'AUTHORITY_ENDED', from: null },
    ],
    ['before it was ended', plan({ ended: { at: at('13:00') } }), '12:00', undefined],
    ['on the last day of the medicine', plan({ expiresOn: day }), '12:00', undefined],
    [
      'when the medicine has expired',
      plan({ expiresOn: '2026-11-17' }),
      '12:00',
      { why: 'MEDICINE_EXPIRED', from: null },
    ],
    // One that was given without a network is looked at when others have been given since.
    ['when one was given soon after', needed({ doses: [taken('11:00')] }), '09:00', early('15:00')],
  ])('%s', (_, of, time, answer) => expect(whyNot(of, Date.parse(at(time)))).toEqual(answer))
})

describe('the next dose', () => {
  const due = (of: MedicinePlan, time: string) => doseDueAt(of, Date.parse(at(time)))
  test.each<[string, MedicinePlan, string, string | null]>([
    ['is the first of the day', plan(), '06:00', at('08:00')],
    ['stays due', plan(), '09:00', at('08:00')],
    ['is the next once one was given', plan({ doses: [taken('07:45')] }), '07:50', at('12:00')],
    [
      'is the next once somebody said why not',
      plan({ doses: [taken('08:10', 'notGiven')] }),
      '08:20',
      at('12:00'),
    ],
    ['is the current one where an earlier one was left out', plan(), '11:40', at('12:00')],
    ['is none after the last', plan({ doses: [taken('12:00')] }), '13:00', null],
    ['is none of a medicine when needed', needed(), '12:00', null],
    ['is none before it starts', plan({ fromDay: '2026-11-19' }), '12:00', null],
    ['is none after it has ended', plan({ ended: { at: at('11:00') } }), '12:00', null],
    ['is later after a late dose', plan({ leastHours: 4, doses: [taken('10:00')] }), '10:30', at('14:00')],
    ['is due when the child comes', plan({ hereSince: at('08:40') }), '09:00', at('08:40')],
    ['was given at home', plan({ words: [{ day, lastGivenAt: at('07:40') }] }), '09:00', at('12:00')],
  ])('%s', (_, of, time, answer) => expect(due(of, time)).toBe(answer))

  it('is an alarm after a quarter of an hour', () => {
    const missed = (time: string) =>
      looksAt(medicinePlanWatchRules, timedDoses(plan()), Date.parse(at(time))).map(({ of, isMissed }) => [
        of.time,
        isMissed,
      ])
    expect(missed('12:14')).toEqual([['12:00', false]])
    expect(missed('12:15')).toEqual([['12:00', true]])
    // The next one is watched all the same.
    expect(missed('09:00')).toEqual([
      ['08:00', true],
      ['12:00', false],
    ])
  })
})

const base = Date.parse(at('00:00', '2026-11-16'))
const anInstant = fc.integer({ min: 0, max: 5 * 24 * 60 }).map((minutes) => base + minutes * 60_000)
const aDose = fc.record({
  at: anInstant.map((ms) => new Date(ms).toISOString()),
  outcome: fc.constantFrom<DoseOutcome>('given', 'refused', 'vomited', 'notGiven'),
})
const aTime = fc.constantFrom('07:00', '08:30', '10:00', '12:00', '14:30', '16:00')
const aPlan: fc.Arbitrary<MedicinePlan> = fc
  .record({
    times: fc.uniqueArray(aTime, { maxLength: 4 }),
    leastHours: fc.option(fc.integer({ min: 1, max: 12 })),
    mostInDay: fc.option(fc.integer({ min: 1, max: 4 })),
    untilDay: fc.option(fc.constantFrom('2026-11-17', '2026-11-18')),
    doses: fc.array(aDose, { maxLength: 6 }),
  })
  .map((over) => plan(over))
const fromOf = (of: MedicinePlan, now: number): number => {
  const no = whyNot(of, now)
  if (no === undefined) return Number.NEGATIVE_INFINITY
  return no.from === null ? Number.POSITIVE_INFINITY : Date.parse(no.from)
}

test('a dose that was given never allows another one earlier', () => {
  fc.assert(
    fc.property(aPlan, aDose, anInstant, (of, dose, now) => {
      const more = { ...of, doses: [...of.doses, dose] }
      expect(fromOf(more, now)).toBeGreaterThanOrEqual(fromOf(of, now))
    }),
  )
})

test('no dose is allowed within the hours after another, nor more than the most in 24 hours', () => {
  fc.assert(
    fc.property(aPlan, fc.array(anInstant, { maxLength: 12 }), (of, instants) => {
      const given: number[] = []
      for (const now of instants) {
        const doses = given.map((one) => ({ at: new Date(one).toISOString(), outcome: 'given' as const }))
        if (whyNot({ ...of, doses }, now) === undefined) given.push(now)
      }
      for (const one of given) {
        const others = given.filter(
          (other) => other !== one && Math.abs(other - one) < (of.leastHours ?? 0) * 3_600_000,
        )
        expect(others).toEqual([])
        const day = given.filter((other) => other >= one && other < one + 24 * 3_600_000)
        expect(day.length).toBeLessThanOrEqual(of.mostInDay ?? Number.POSITIVE_INFINITY)
      }
    }),
  )
})

test.each<[string, string[], boolean]>([
  ['half an hour apart', ['12:30', '12:00'], false],
  ['less than that', ['08:00', '12:29', '12:00'], true],
  ['close at midnight', ['23:45', '00:10'], true],
  ['once', ['12:00'], false],
])('times of an authority: %s', (_, times, isWrong) => {
  const agreed = { category: 'firstAidKit', leastHours: null, mostInDay: null, untilDay: null } as const
  expect(authorityProblems({ ...agreed, times, fromDay: day, note: null })).toEqual(
    isWrong ? { times: 'TOO_CLOSE' } : {},
  )
})
