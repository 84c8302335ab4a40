import { expect, it } from 'vitest'
import { daysOfMonth, inOrderOfDay, partsOfDay } from './today.rules.ts'

it('puts overdue first, then birthdays, then by due time, and done last', () => {
  const at = (id: string, status: 'pending' | 'inProgress' | 'done' | 'overdue', time: string) => ({
    id,
    status,
    dueAt: `2026-11-18T${time}:00Z`,
  })
  const items = [
    at('done early', 'done', '01:00'),
    at('pending late', 'pending', '09:00'),
    at('overdue late', 'overdue', '05:00'),
    at('started', 'inProgress', '08:00'),
    { id: 'birthday' },
    at('overdue early', 'overdue', '02:00'),
    at('done late', 'done', '03:00'),
  ]
  expect(inOrderOfDay(items).map((item) => item.id)).toEqual([
    'overdue early',
    'overdue late',
    'birthday',
    'started',
    'pending late',
    'done early',
    'done late',
  ])
})

it('compares instants with different UTC offsets', () => {
  const items = [
    { id: 'b', status: 'pending' as const, dueAt: '2026-11-18T00:30:00Z' },
    { id: 'a', status: 'pending' as const, dueAt: '2026-11-18T13:00:00+13:00' },
  ]
  expect(inOrderOfDay(items).map((item) => item.id)).toEqual(['a', 'b'])
})

it('knows the days of every month', () => {
  expect(daysOfMonth(2028, 2)).toHaveLength(29)
  expect(daysOfMonth(2026, 2).at(-1)).toBe('2026-02-28')
  expect(daysOfMonth(2026, 12)[0]).toBe('2026-12-01')
  expect(daysOfMonth(2026, 12).at(-1)).toBe('2026-12-31')
})

it('folds rounds that are far away or done, but always shows the next', () => {
  const now = Date.parse('2026-11-18T10:00:00Z')
  const round = (id: string, status: 'pending' | 'inProgress' | 'done' | 'overdue', time: string) => ({
    id,
    status,
    dueAt: `2026-11-18T${time}:00Z`,
  })
  const ids = (items: { id: string }[]) => {
    const { current, later, done } = partsOfDay(items, now)
    return [current, later, done].map((part) => part.map(({ id }) => id))
  }
  const late = round('late', 'overdue', '09:00')
  const soon = round('soon', 'pending', '11:30')
  const far = round('far', 'pending', '11:31')
  const farther = round('farther', 'pending', '14:00')
  const started = round('started', 'inProgress', '14:00')
  const done = round('done', 'done', '08:00')
  expect(ids([farther, far, soon, started, late, { id: 'birthday' }, done])).toEqual([
    ['late', 'birthday', 'soon', 'started'],
    ['far', 'farther'],
    ['done'],
  ])
  expect(ids([farther, far, { id: 'birthday' }, done])).toEqual([['birthday', 'far'], ['farther'], ['done']])
})
