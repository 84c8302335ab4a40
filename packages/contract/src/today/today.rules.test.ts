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

const now = Date.parse('2026-11-18T10:00:00Z')
type Status = 'pending' | 'inProgress' | 'done' | 'overdue'
const round = (id: string, status: Status, time: string, roomCode: string | null = 'tui') => ({
  kind: 'nappyChange',
  id,
  status,
  dueAt: `2026-11-18T${time}:00Z`,
  roomCode,
})
const event = (id: string, status: Status, time: string) => {
  const { dueAt } = round(id, status, time)
  return { kind: 'due', id, status, dueAt, startsAt: dueAt }
}
const partsOf = (...items: Parameters<typeof partsOfDay>[0]) =>
  Object.fromEntries(
    Object.entries(partsOfDay(items, now)).map(([part, own]) => [part, own.map(({ id }) => id)]),
  )

it('puts what is due within the hour first, by time, and rounds of rooms before those of the centre', () => {
  const birthday = { kind: 'birthday', id: 'birthday' }
  const hazard = { kind: 'due', id: 'hazard', status: 'overdue' as const, dueAt: '2026-11-10T00:00:00Z' }
  expect(
    partsOf(
      round('doors', 'overdue', '07:00', null),
      round('far', 'pending', '11:01'),
      round('soon', 'pending', '11:00'),
      round('late', 'overdue', '09:00'),
      round('done', 'done', '08:00'),
      event('meeting', 'pending', '10:30'),
      event('breakfast', 'pending', '08:00'),
      hazard,
      birthday,
    ),
  ).toEqual({
    next: ['late', 'soon', 'doors', 'meeting'],
    byTonight: ['hazard', 'birthday', 'breakfast'],
    later: ['far'],
    done: ['done'],
  })
})

it('says what comes next when nothing is due', () => {
  const parts = partsOf(round('farther', 'pending', '14:00'), round('far', 'pending', '12:00'))
  expect(parts).toMatchObject({ next: ['far'], later: ['farther'] })
})
