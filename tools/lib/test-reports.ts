// Reads the results of a run from the reports of Vitest and Playwright.
import { relative } from 'node:path'
import { checkout } from './place.ts'
import type { Result } from './run-checks.ts'

export interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: unknown[]
  }[]
}

export function readVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Result {
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(checkout, name),
    took: endTime - startTime,
  }))
  return { passed: numPassedTests, failed: numFailedTests + unread.length, files }
}

interface Suite {
  file: string
  suites?: Suite[]
  specs: { title: string; tests: Test[] }[]
}

interface Test {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { duration: number; attachments: { name: string; path?: string }[] }[]
}

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

/** A test that failed and then passed counts as passed, and is listed with its trace. It has to be fixed with the next
 *  change. */
export function readPlaywright({ stats, suites }: PlaywrightReport): Result {
  const tests = suites.flatMap(testsIn)
  const files = suites.map(({ file }) => ({
    file: `e2e/specs/${file}`,
    took: tests.filter((test) => test.file === file).reduce((sum, { took }) => sum + took, 0),
  }))
  const flaky = tests.filter(({ status }) => status === 'flaky')
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files,
    notes: flaky.length > 0 ? ['\nFlaky: failed, then passed', ...flaky.map(tellFlaky)] : [],
  }
}

const testsIn = ({ file, suites = [], specs }: Suite): ReturnType<typeof testOf>[] => [
  ...specs.flatMap(({ title, tests }) => tests.map((test) => testOf(file, title, test))),
  ...suites.flatMap(testsIn),
]

function testOf(file: string, title: string, { status, results }: Test) {
  const took = results.reduce((sum, { duration }) => sum + duration, 0)
  const trace = results.flatMap(({ attachments }) => attachments).find(({ name }) => name === 'trace')?.path
  return { file, title, status, took, trace }
}

const tellFlaky = ({ file, title, trace }: ReturnType<typeof testOf>) =>
  `  ${file}: ${title}\n    trace: ${trace ? relative(checkout, trace) : 'none'}`
