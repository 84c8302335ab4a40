import { expect, it, test } from 'vitest'
import { allRules, figuresOn, ruleOn, rulesOn, subjectsOfAll, topicOf } from './rule.rules.ts'

const nz = { country: 'NZ', region: 'AUK' }
const au = { country: 'AU', region: 'VIC' }
const today = '2026-11-23'

test('of one subject no two rules of a place are in force on the same day', () => {
  const end = '9999-12-31'
  const places = Map.groupBy(allRules, ({ country, region, subject }) => `${country} ${region} ${subject}`)
  for (const [place, rules] of places) {
    const inOrder = rules.toSorted((a, b) => (a.from < b.from ? -1 : 1))
    for (const [at, rule] of inOrder.entries()) {
      expect(rule.from <= (rule.until ?? end), `${place}: ends before it starts`).toBe(true)
      expect((inOrder[at - 1]?.until ?? '0') < rule.from, `${place}: two rules on ${rule.from}`).toBe(true)
      expect(at > 0 && inOrder[at - 1]?.until === undefined, `${place}: no end before ${rule.from}`).toBe(
        false,
      )
    }
  }
})

it('says of every verified rule of a law where in it the rule stands', () => {
  const isLaw = /^(nz|au)/
  const lacking = allRules.filter(
    ({ verified, source }) => verified && isLaw.test(source.document) && !source.where,
  )
  expect(lacking).toEqual([])
})

test.each(subjectsOfAll)('%s has a rule in every country and on every day', (subject) => {
  for (const day of ['1900-01-01', today])
    expect(figuresOn(subject, { country: 'FJ', region: null, day })).toBeDefined()
})

it('takes the region’s rule before the country’s, and the country’s before the one for all', () => {
  const bandsIn = (region: string | null) =>
    ruleOn('ratio', { country: 'AU', region, day: today })?.figures.bands.map(({ each }) => each)
  expect(bandsIn('VIC')).toEqual([4, 11])
  expect(bandsIn('NSW')).toEqual([4, 5, 10])
  expect(bandsIn(null)).toEqual([4, 5, 10])
  expect(figuresOn('emergency', { ...nz, day: today }).number).toBe('111')
  expect(figuresOn('emergency', { country: 'FJ', region: null, day: today }).number).toBe('112')
})

it('knows what changed, and on which day', () => {
  const abuse = (day: string) => ruleOn('notify.abuse', { ...au, day })?.figures.hours
  expect([abuse('2025-08-31'), abuse('2025-09-01')]).toEqual([168, 24])
  const medicine = (day: string) => ruleOn('medicine', { ...nz, day })?.source.where
  expect([medicine('2026-04-19'), medicine('2026-04-20')]).toEqual(['HS28', 'HS122'])
  const firstAid = (day: string) => ruleOn('holder.firstAid', { ...nz, day })
  expect([firstAid('2026-04-19')?.verified, firstAid('2026-04-20')?.verified]).toEqual([true, false])
  expect(ruleOn('sleep.check', { ...nz, day: '2026-04-19' })).toBeUndefined()
})

it('holds drills as the country and the day ask, lockdown in New Zealand without children', () => {
  const drill = (country: string, type: 'fire' | 'earthquake' | 'lockdown', day: string) =>
    figuresOn(`drill.${type}`, { country, region: null, day })
  expect(drill('NZ', 'fire', '2026-04-19')).toEqual({ months: 3, withChildren: true })
  expect(drill('NZ', 'fire', '2026-04-20')).toEqual({ months: 4, withChildren: true })
  expect(drill('NZ', 'lockdown', '2026-04-19').withChildren).toBe(true)
  expect(drill('NZ', 'lockdown', '2026-04-20').withChildren).toBe(false)
  expect(drill('AU', 'lockdown', '2026-11-18')).toEqual({ months: 3, withChildren: true })
  expect(drill('FJ', 'earthquake', '2026-11-18').months).toBe(3)
})

it('lists one rule for each subject, none of another country or of before', () => {
  const rules = rulesOn({ ...au, day: today })
  expect(new Set(rules.map(({ subject }) => subject)).size).toBe(rules.length)
  expect(rules.every(({ country, until }) => country !== 'NZ' && until === undefined)).toBe(true)
  expect(rulesOn({ country: 'FJ', region: null, day: '1800-01-01' })).toEqual([])
  expect(topicOf('drill.fire')).toBe('drill')
})
