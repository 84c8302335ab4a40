import { beforeEach, expect, test, vi } from 'vitest'
import { byUse, countUse, usesOf } from './report.use.ts'

beforeEach(() => vi.stubGlobal('localStorage', undefined))

const actions = ['accident', 'illness', 'leave'].map((key, order) => ({ key, order }))
const keys = (uses: Record<string, number>) => byUse(actions, uses).map(({ key }) => key)

test('what a person uses most comes first, and nothing is left out', () => {
  expect(keys({})).toEqual(['accident', 'illness', 'leave'])
  expect(keys({ leave: 2, illness: 1 })).toEqual(['leave', 'illness', 'accident'])
})

test('uses are counted for each person, and new habits win over old ones', () => {
  for (let i = 0; i < 50; i++) countUse('hana', 'leave')
  countUse('mere', 'illness')
  expect(usesOf('hana')).toEqual({ leave: 25 })
  expect(usesOf('mere')).toEqual({ illness: 1 })
})
