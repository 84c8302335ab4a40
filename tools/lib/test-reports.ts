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
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** A test that failed and then passed counts as passed, and is named. It has to be fixed with the next change. What failed
 *  is named at the end, because the end is what is kept of a long output. */
export function readVitest({
  numPassedTests,
  numFailedTests,
  testResults,
}: VitestReport): Result & { isBroken: boolean } {
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, file: relative(checkout, name) })),
  )
  const failed = tests.filter(({ status }) => status === 'failed')
  const flaky = tests.filter(
    ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0,
  )
  const files = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(checkout, name),
    took: endTime - startTime,
  }))
  return {
    passed: numPassedTests,
    failed: numFailedTests + unread.length,
    isBroken: unread.length > 0,
    files,
    notes: [
      ...list('Failed', [
        ...unread.map(({ name }) => `  ${relative(checkout, name)}`),
        ...failed.map(tellTest),
      ]),
      ...list('Flaky: failed, then passed', flaky.map(tellTest)),
    ],
  }
}

const list = (title: string, lines: string[]) => (lines.length > 0 ? [`\n${title}`, ...lines] : [])

const tellTest = ({
  file,
  fullName,
  failureMessages,
}: {
  file: string
  fullName: string
  failureMessages: string[]
}) => `  ${file}: ${fullName}\n    ${failureMessages[0]?.split('\n', 2).join('\n    ')}`

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

/** Flaky tests and what failed are listed with their traces. */
export function readPlaywright({ stats, suites }: PlaywrightReport): Result {
  const tests = suites.flatMap(testsIn)
  const files = suites.map(({ file }) => ({
    file: `e2e/specs/${file}`,
    took: tests.filter((test) => test.file === file).reduce((sum, { took }) => sum + took, 0),
  }))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    files,
    notes: [
      ...list('Failed', tests.filter(({ status }) => status === 'unexpected').map(tellTrace)),
      ...list('Flaky: failed, then passed', tests.filter(({ status }) => status === 'flaky').map(tellTrace)),
    ],
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

const tellTrace = ({ file, title, trace }: ReturnType<typeof testOf>) =>
  `  ${file}: ${title}\n    trace: ${trace ? relative(checkout, trace) : 'none'}`
