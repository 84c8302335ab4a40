import { expect, it } from 'vitest'
import { fullName, nameMatches } from './child.rules.ts'

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
