import type { Shift } from '@daybook/contract/roster/roster.rules.ts'
import { expect, it } from 'vitest'
import { fitting, ofStaff } from './week.plan.ts'

const shift: Shift = {
  personId: 'hana',
  day: 'Mo',
  from: '08:00',
  until: '16:30',
  breakFrom: null,
  breakMinutes: null,
  roomId: 'tui',
}
const people = [{ id: 'mere', name: 'Mere', roomId: null }]
const own = { ...shift, personId: 'mere' }

it('plans nobody who has left, neither in a week that is changed nor in one that is copied', () => {
  expect(ofStaff([shift, own], { people })).toEqual([own])
  const plan = { people, rooms: [{ id: 'tui', name: 'Tui' }], leave: [] }
  expect(fitting([shift, own], plan)).toEqual({ shifts: [own], skipped: 0 })
})
