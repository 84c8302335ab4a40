import { expect, it } from 'vitest'
import { fullName, isRefusedOn, nameMatches } from './child.rules.ts'

it('matches names with and without macrons, in either order', () => {
  const child = { firstName: 'Āwhina', familyName: 'Tūhoe' }
  for (const typed of ['awh', 'ĀWH', 'tuhoe', ' awhina tu', 'Tūhoe Ā', ''])
    expect([typed, nameMatches(child, typed)]).toEqual([typed, true])
  expect(nameMatches(child, 'awhinas')).toBe(false)
  expect(nameMatches(child, 'Ata')).toBe(false)
  expect(nameMatches({ firstName: '小明', familyName: '王' }, '王小明')).toBe(true)
})

it('puts the family name first in Chinese characters only', () => {
  expect(fullName({ firstName: 'Āwhina', familyName: 'Tūhoe' })).toBe('Āwhina Tūhoe')
  expect(fullName({ firstName: '小明', familyName: '王' })).toBe('王小明')
  expect(fullName({ firstName: '小明', familyName: 'Wang' })).toBe('小明 Wang')
})

it('a refusal counts up to and including its last day', () => {
  const refused = { isGiven: false, endsOn: '2026-03-11' }
  expect(isRefusedOn(refused, '2026-03-11')).toBe(true)
  expect(isRefusedOn(refused, '2026-03-12')).toBe(false)
  expect(isRefusedOn({ ...refused, endsOn: null }, '2026-03-12')).toBe(true)
  expect(isRefusedOn({ isGiven: true, endsOn: null }, '2026-03-11')).toBe(false)
})
