import { expect, it } from 'vitest'
import { doublesOf } from './care.doubles.ts'
import type { BoardChild } from './care.view.ts'
import { fakeChild, fakeEntry } from './fake.room.ts'

const hana = { id: 'hana', name: 'Hana' }
const ana = { id: 'ana', name: 'Ana' }

/** An entry of this morning, at a minute after ten. */
function entry(id: string, by: typeof ana, minute: number, recorded = minute) {
  const at = (minutes: number) =>
    new Date(Date.parse('2026-03-10T21:00:00Z') + minutes * 60_000).toISOString()
  const made = { ...fakeEntry('c', {}), id, recordedBy: by, occurredAt: at(minute), recordedAt: at(recorded) }
  return { ...made, can: ['undo' as const] }
}
const told = (entries: BoardChild['entries'], person = hana) =>
  doublesOf([fakeChild(1, { entries })], person.id, () => true).map(({ own, other }) => [own.id, other.id])

it('tells whoever was later, and nobody of an entry long before', () => {
  const entries = [entry('first', ana, 30), entry('second', hana, 31)]
  expect(told(entries)).toEqual([['second', 'first']])
  expect(told(entries, ana)).toEqual([])
  expect(told([entry('first', ana, 20), entry('second', hana, 31)])).toEqual([])
  expect(told([entry('own', hana, 30), entry('again', hana, 31)])).toEqual([])
})

it('tells only one of two that arrived at the same instant', () => {
  const entries = [entry('a', ana, 30), entry('b', hana, 30)]
  expect([told(entries), told(entries, ana)]).toEqual([[['b', 'a']], []])
})

it('waits until the server has said who was first', () => {
  const child = fakeChild(1, { entries: [entry('first', ana, 30), entry('second', hana, 31)] })
  expect(doublesOf([child], hana.id, () => false)).toEqual([])
})
