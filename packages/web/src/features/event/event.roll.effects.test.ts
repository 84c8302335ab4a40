import { expect, it } from 'vitest'
import { type RollCallData, withFinish, withMarks, withStop } from './event.roll.effects.ts'

const author = { by: { id: 'hana', name: 'Hana' } }
const person = (id: string) => ({ id, kind: 'child' as const, name: id, roomName: null, marked: null })
const roll: RollCallData = { id: 'walk', name: 'Walk', people: [person('aroha'), person('tama')], stops: [] }
const at = '2026-11-18T00:00:00.000Z'
const start = { id: 'stop', eventId: 'walk', place: 'Library', at }
const mark = { id: 'stop', eventId: 'walk', people: ['aroha'], isHere: true, at }

it('counts at a stop before the server answers, however often it is applied', () => {
  const begun = withStop(roll, start, author)
  expect(withStop(begun, start, author)).toBe(begun)
  const marked = withMarks(withMarks(begun, mark, author), mark, author)
  const [stop] = marked.stops
  expect(stop?.people.map((one) => one.marked?.by.name)).toEqual(['Hana', undefined])
  expect(withMarks(marked, { ...mark, isHere: false }, author).stops[0]?.people).toEqual(roll.people)
  const done = withFinish(marked, start, author)
  expect(withFinish(done, { ...start, at: '2026-11-18T01:00:00.000Z' }, author)).toEqual(done)
})

it('leaves the roll call of another event as it is', () => {
  expect(withStop(roll, { ...start, eventId: 'other' }, author)).toBe(roll)
})

it('lists at the next stop whoever this device saw at the last one', () => {
  const marked = withMarks(withStop(roll, start, author), mark, author)
  // Somebody else moved Aroha to another room meanwhile.
  const moved = { ...marked, people: [person('tama')] }
  const [next] = withStop(moved, { ...start, id: 'next', place: 'Park' }, author).stops
  expect(next?.people).toEqual([person('tama'), person('aroha')])
})
