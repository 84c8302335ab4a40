import { expect, it } from 'vitest'
import { type DrillPage, withAnswers, withFinish, withHeld, withMarks, withStop } from './drill.effects.ts'

const at = '2026-03-10T21:30:00.000Z'
const later = '2026-03-10T21:34:00.000Z'
const hana = { at, by: { id: 'hana', name: 'Hana' } }
const alarm = {
  id: 'alarm',
  type: 'done' as const,
  text: 'Alarm',
  required: true,
  unit: null,
  min: null,
  max: null,
  options: [],
}
const ready: DrillPage = {
  now: at,
  template: { version: 1, sections: [{ id: 's', title: 'S', items: [alarm] }] },
  drill: null,
  withChildren: true,
  present: ['aroha', 'ben'].map((id) => ({ id, kind: 'child', name: id, roomName: 'Tūī', marked: null })),
}
const input = { id: 'drill', type: 'fire' as const }
const held = withHeld(ready, { ...input, startedAt: at }, hana)

it('a drill begun without a network calls the roll of who was signed in when the device last knew', () => {
  expect(held.drill).toMatchObject({ id: 'drill', started: hana, endedAt: null })
  expect(held.drill?.people.map(({ id }) => id)).toEqual(['aroha', 'ben'])
  expect(withHeld(held, { ...input, id: 'other', startedAt: later }, hana)).toBe(held)
})

it('the first mark stays until it is taken back', () => {
  const marked = withMarks(held, { ...input, people: ['ben'], isSafe: true, at }, hana)
  const again = withMarks(marked, { ...input, people: ['ben'], isSafe: true, at: later }, hana)
  expect(again.drill?.people[1]?.marked?.at).toBe(at)
  const undone = withMarks(again, { ...input, people: ['ben'], isSafe: false, at: later }, hana)
  expect(undone.drill?.people[1]?.marked).toBeNull()
})

it('the first stop counts, and finishing keeps what was learnt', () => {
  const stopped = withStop(withStop(held, { ...input, at }), { ...input, at: later })
  expect(stopped.drill?.endedAt).toBe(at)
  const finished = withFinish(stopped, { ...input, wentWell: 'Calm', toImprove: '' }, hana)
  expect(finished.drill).toMatchObject({ finished: hana, wentWell: 'Calm', endedAt: at })
})

it('answers of its checklist are counted', () => {
  const answers = [{ id: 'a', itemId: 'alarm', value: true, at }]
  const { drill } = withAnswers(held, { ...input, version: 1, answers }, hana)
  expect(drill?.check).toMatchObject({ answered: 1, required: 1, answers: [{ isRight: true, by: hana.by }] })
})
