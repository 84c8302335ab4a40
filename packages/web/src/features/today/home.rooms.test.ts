import type { DayItem } from '@daybook/contract/today/today.contract.ts'
import { expect, it } from 'vitest'
import { isOfRooms } from './home.rooms.ts'

const task = (roomCode: string | null, staffId: string | null = null) =>
  ({ kind: 'nappyChange', roomCode, staffId }) as DayItem
const birthday = (roomCode: string) => ({ kind: 'birthday', child: { roomCode } }) as DayItem

it('shows what concerns the chosen rooms, the whole centre or the person', () => {
  const shows = (item: DayItem) => isOfRooms(item, ['tui'], 'hana')
  expect(shows(task('tui'))).toBe(true)
  expect(shows(task('kereru'))).toBe(false)
  expect(shows(task(null))).toBe(true)
  expect(shows(task('kereru', 'hana'))).toBe(true)
  expect(shows(task('kereru', 'mere'))).toBe(false)
  expect(shows(birthday('tui'))).toBe(true)
  expect(shows(birthday('kereru'))).toBe(false)
})

it('shows everything when no room is chosen', () => {
  expect(isOfRooms(task('kereru'), [], 'hana')).toBe(true)
})
