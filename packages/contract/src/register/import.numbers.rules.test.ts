import { expect, it } from 'vitest'
import { roomFields } from '../room/room.kind.ts'
import { readMoney, readNumber } from './import.numbers.rules.ts'

const read = (cell: string, unit?: string) => readNumber(unit === undefined ? {} : { unit }, cell)

it('reads a number', () => {
  expect(['12', '1,200', ' -3 ', '−18', '0.5', '.5', '１２'].map((cell) => read(cell))).toEqual([
    12, 1200, -3, -18, 0.5, 0.5, 12,
  ])
  for (const cell of ['', 'many', '3-5', '12 345', '1e3', '0x10', '4,5', '2½', '1.2.3'])
    expect(read(cell), cell).toBeUndefined()
})

it('reads the unit of the field, and refuses one that may mean something else', () => {
  for (const cell of ['4 °C', '4°C', '4℃', '4 c', '4 Celsius', '4摄氏度', '4'])
    expect(read(cell, '°C'), cell).toBe(4)
  expect([read('90 min', 'min'), read('1.5 hours', 'min'), read('1h 30m', 'min')]).toEqual([90, 90, 90])
  for (const cell of ['39 °F', '4 K', '4 °']) expect(read(cell, '°C'), cell).toBeUndefined()
  for (const cell of ['20%', '5 days', '2 years', '12k']) expect(read(cell), cell).toBeUndefined()
})

it('reads the age of a room in months', () => {
  const { fromMonths } = roomFields
  const cells = [
    '24',
    '24 months',
    '24m',
    '2 years',
    '2y',
    '2yrs.',
    '1 year 12 months',
    '1 yr, 12 mths',
    '2岁',
    '24个月',
  ]
  for (const cell of cells) expect(readNumber(fromMonths, cell), cell).toBe(24)
  for (const cell of ['2 terms', '1 year 6', '2-3 years'])
    expect(readNumber(fromMonths, cell), cell).toBeUndefined()
})

it('reads an amount as cents', () => {
  for (const cell of ['1,200.50', '$1,200.50', 'NZ$1200.50', '$ 1200.5', '1200.50 NZD'])
    expect(readMoney(cell), cell).toBe(120050)
  for (const cell of ['', '$', '12k', '$12 a week', '12%']) expect(readMoney(cell), cell).toBeUndefined()
})
