import { expect, it } from 'vitest'
import type { OpenRun } from './openLoop.ts'
import { rowOf } from './peak.ts'

const run = (about: Partial<OpenRun>): OpenRun => ({
  seconds: 10,
  due: 4000,
  answered: 4000,
  took: [10, 20, 30],
  failures: [],
  unanswered: 0,
  cpu: { node: 8000, postgres: 6000, bench: 500, others: 1000 },
  ...about,
})

it('says what a rate takes in CPU time and cores', () => {
  expect(rowOf(run({}))).toEqual({
    'sent per second': 400,
    'answered per second': 400,
    reached: 'yes',
    'p50 ms': 20,
    'p99 ms': 30,
    errors: 0,
    unanswered: 0,
    'CPU Node ms': 2,
    'CPU PostgreSQL ms': 1.5,
    'cores Node': 0.8,
    'cores PostgreSQL': 0.6,
    'cores bench': 0.05,
    'cores others': 0.1,
  })
})

it.each([
  ['answers fewer than are sent', { answered: 3000 }],
  ['leaves some unanswered', { unanswered: 1 }],
  ['refuses some', { failures: [new Error('503')], answered: 3999 }],
])('does not say that a rate was reached that %s', (_, about) => {
  expect(rowOf(run(about)).reached).toBe('NOT REACHED')
})
