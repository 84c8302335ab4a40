import { expect, it } from 'vitest'
import type { QualificationGroup } from '../payParity/payParity.fields.ts'
import { payTableProblems } from './payTable.rules.ts'

const problems = (...steps: [step: number, annualCents: number, ...startsFor: QualificationGroup[]][]) =>
  payTableProblems({
    name: 'Ours',
    startsOn: '2026-02-01',
    steps: steps.map(([step, annualCents, ...startsFor]) => ({ step, annualCents, startsFor })),
  })

it('takes steps in any order whose pay rises with them', () => {
  expect(problems([1, 5_735_800, 'p3'], [3, 6_194_800, 'p3Plus', 'p4'], [2, 5_954_400])).toEqual({})
})

it('names the step that is there twice, that pays too little or too much, and a group that starts twice', () => {
  expect(problems([1, 100], [1, 200])).toMatchObject({ 'steps.1.step': 'TAKEN' })
  expect(problems([1, 200], [2, 200])).toEqual({ 'steps.1.annualCents': 'TOO_SMALL' })
  expect(problems([2, 200], [1, 300])).toEqual({ 'steps.1.annualCents': 'TOO_LARGE' })
  expect(problems([1, 100, 'p3'], [2, 200, 'p3'])).toEqual({ 'steps.1.startsFor': 'TAKEN' })
})
