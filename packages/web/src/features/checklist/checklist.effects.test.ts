import type { CheckPage } from '@daybook/contract/checklist/checklist.kind.ts'
import { describe, expect, it } from 'vitest'
import { withCheck, withSubmitted } from './checklist.effects.ts'

const item = (id: string) => ({
  id,
  type: 'yesNo' as const,
  text: id,
  required: true,
  unit: null,
  min: null,
  max: null,
  options: [],
})
const at = '2026-03-10T18:15:00.000Z'
const page: CheckPage = {
  now: at,
  day: '2026-03-11',
  task: { id: 'task', dueAt: at },
  check: null,
  template: { version: 1, sections: [{ id: 's', title: 'S', items: [item('fence'), item('gate')] }] },
}
const hana = { by: { id: 'hana', name: 'Hana' }, at }
const answer = (itemId: string, value: boolean, when = at) => ({ id: 'a', itemId, value, at: when })
const submitted = (answers: ReturnType<typeof answer>[], finish = false) =>
  withSubmitted(page, { id: 'check', taskId: 'task', version: 1, answers, finish }, hana)

describe('a check that waits in the outbox', () => {
  it('begins with its first answer and counts', () => {
    expect(submitted([answer('fence', false)]).check).toMatchObject({
      id: 'check',
      answered: 1,
      required: 2,
      finished: null,
      answers: [{ itemId: 'fence', isRight: false, by: hana.by }],
    })
  })

  it('keeps the answer that was given last', () => {
    const later = '2026-03-10T18:16:00.000Z'
    const { check } = submitted([answer('fence', true, later), answer('fence', false)])
    expect(check?.answers).toMatchObject([{ value: true, at: later }])
  })

  it('is not that of another task', () => {
    expect(withSubmitted(page, { id: 'check', taskId: 'other', version: 1 }, hana)).toBe(page)
  })
})

it('a check with another version or an unknown item is read again', () => {
  const check = submitted([answer('fence', true)]).check
  if (!check) throw new Error('no check')
  expect(withCheck(page, check)?.check).toBe(check)
  expect(withCheck(page, { ...check, version: 2 })).toBeUndefined()
  const [one] = check.answers
  expect(one && withCheck(page, { ...check, answers: [{ ...one, itemId: 'new' }] })).toBeUndefined()
})
