import type { Shift } from '@daybook/contract/roster/roster.rules.ts'
import { expect, it } from 'vitest'
import { cellBeside, retimed } from './week.moves.ts'

const shift: Shift = {
  personId: 'hana',
  day: 'Mo',
  from: '08:00',
  until: '16:30',
  breakFrom: '12:00',
  breakMinutes: 30,
  roomId: 'tui',
}

it('changes times by a quarter of an hour, and takes the break along', () => {
  expect(retimed(shift, 'earlier')).toMatchObject({ from: '07:45', until: '16:15', breakFrom: '11:45' })
  expect(retimed(shift, 'later')).toMatchObject({ from: '08:15', until: '16:45', breakFrom: '12:15' })
  expect(retimed(shift, 'longer')).toMatchObject({ from: '08:00', until: '16:45', breakFrom: '12:00' })
})

it('leaves a shift as it is that would leave the day or its break', () => {
  const early = { ...shift, from: '00:00' }
  expect(retimed(early, 'earlier')).toBe(early)
  const late = { ...shift, until: '23:45' }
  expect(retimed(late, 'later')).toBe(late)
  const short = { ...shift, until: '12:30' }
  expect(retimed(short, 'shorter')).toBe(short)
  expect(retimed(shift, 'copy')).toBe(shift)
})

it('finds the cell beside, and none past the edges', () => {
  const people = [{ id: 'hana' }, { id: 'mere' }]
  expect(cellBeside(people, shift, 'right')).toEqual({ personId: 'hana', day: 'Tu' })
  expect(cellBeside(people, shift, 'down')).toEqual({ personId: 'mere', day: 'Mo' })
  expect(cellBeside(people, shift, 'left')).toBeUndefined()
  expect(cellBeside(people, shift, 'up')).toBeUndefined()
})
