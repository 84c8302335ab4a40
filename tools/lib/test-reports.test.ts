import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkout } from './place.ts'
import { summary } from './run-checks.ts'
import { type PlaywrightReport, readPlaywright, readVitest, type VitestReport } from './test-reports.ts'

const test = (status: 'expected' | 'flaky' | 'unexpected', ...durations: number[]) => ({
  status,
  results: durations.map((duration, retry) => ({
    duration,
    attachments:
      retry > 0 ? [{ name: 'trace', path: join(checkout, `test-results/${retry}/trace.zip`) }] : [],
  })),
})

const report: PlaywrightReport = {
  stats: { expected: 1, unexpected: 1, flaky: 1 },
  suites: [
    {
      file: 'milk.e2e.ts',
      specs: [
        { title: 'records a bottle', tests: [test('expected', 2000)] },
        { title: 'refuses', tests: [test('unexpected', 500, 500)] },
      ],
      suites: [
        { file: 'milk.e2e.ts', specs: [{ title: 'sends it later', tests: [test('flaky', 900, 100)] }] },
      ],
    },
  ],
}

it('a browser test that failed and then passed counts as passed, and is named with its trace', () => {
  const result = readPlaywright(report)
  expect(result).toMatchObject({
    passed: 2,
    failed: 1,
    files: [{ file: 'e2e/specs/milk.e2e.ts', took: 4000 }],
  })
  const notes = result.notes?.join('\n')
  expect(notes).toContain('Failed\n  milk.e2e.ts: refuses\n')
  expect(notes).toContain('passed\n  milk.e2e.ts: sends it later\n    trace: test-results/1/trace.zip')
})

const file = (
  name: string,
  status: string,
  assertionResults: VitestReport['testResults'][0]['assertionResults'],
) => ({
  name: join(checkout, name),
  status,
  startTime: 1000,
  endTime: 3500,
  assertionResults,
})

it('a test that failed is named with its reason, and so is one that passed at its second try', () => {
  const failureMessages = ['AssertionError: expected 1 to be 2\n    at a.test.ts:3:4\n    at b\n    at c']
  const testResults = [
    file('a.test.ts', 'failed', [
      { fullName: 'adds', status: 'failed', failureMessages },
      { fullName: 'waits', status: 'passed', failureMessages },
      { fullName: 'is green', status: 'passed', failureMessages: [] },
    ]),
  ]
  const { notes, ...result } = readVitest({ numPassedTests: 2, numFailedTests: 1, testResults })
  expect(result).toMatchObject({ passed: 2, failed: 1 })
  const reason = '    AssertionError: expected 1 to be 2\n        at a.test.ts:3:4'
  expect(notes?.join('\n')).toBe(
    `\nFailed\n  a.test.ts: adds\n${reason}\n\nFlaky: failed, then passed\n  a.test.ts: waits\n${reason}`,
  )
})

it('a file that could not be loaded counts as one failure', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] }
  const testResults = [file('a.test.ts', 'passed', [passed]), file('b.test.ts', 'failed', [])]
  const result = readVitest({ numPassedTests: 1, numFailedTests: 0, testResults })
  expect(result).toMatchObject({
    passed: 1,
    failed: 1,
    isBroken: true,
    files: [{ file: 'a.test.ts', took: 2500 }, {}],
  })
})

it('the summary lists stages in order, and the slowest files first', () => {
  const files = [
    { file: 'quick.test.ts', took: 100 },
    { file: 'slow.test.ts', took: 9000 },
  ]
  const lines = summary([
    { title: 'Types', passed: 5, failed: 0, took: 8000 },
    { title: 'Tests', passed: 2, failed: 0, took: 9100, files, notes: ['Flaky: none'] },
  ])
  expect(lines.map((text) => text.trim().replace(/ +/g, ' '))).toEqual([
    'Time of each stage',
    '8.0 s Types',
    '9.1 s Tests',
    'Slowest files of tests',
    '9.0 s slow.test.ts',
    '0.1 s quick.test.ts',
    'Flaky: none',
  ])
})
