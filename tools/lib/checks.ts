// The single checks that `npm test` and `npm run check` are made of. Each prints for a person and answers counts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, installChromium } from './chromium.ts'
import { checkout } from './place.ts'
import { runModule } from './run-program.ts'
import { seconds } from './steps.ts'
import { buildWeb } from './web-build.ts'

type Counts = { passed: number; failed: number }

const one = (good: boolean): Counts => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 })
const sum = (all: Counts[]): Counts => ({
  passed: all.reduce((n, counts) => n + counts.passed, 0),
  failed: all.reduce((n, counts) => n + counts.failed, 0),
})

export type Check = { title: string; run(): Promise<Counts> }

/** Runs the checks one after another and ends the process: last line `N passed, N failed`, exit code 1 on a failure. */
export async function runChecks(checks: Check[]): Promise<never> {
  const all: Counts[] = []
  for (const { title, run } of checks) {
    console.log(`\n── ${title} ──`)
    const began = Date.now()
    const counts = await run()
    console.log(`── ${title}: ${counts.passed} passed, ${counts.failed} failed (${seconds(began)})`)
    all.push(counts)
  }
  const { passed, failed } = sum(all)
  console.log(`\n${passed} passed, ${failed} failed`)
  // A filter that fits no test must not look like success.
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

const packages = [
  'packages/contract',
  'packages/server',
  'packages/testkit',
  'packages/demo',
  'packages/web',
  '.',
]

export const types: Check = {
  title: 'Types',
  async run() {
    const results: Counts[] = []
    for (const path of packages)
      results.push(one((await runModule('typescript/bin/tsc', ['-p', path])) === 0))
    return sum(results)
  },
}

export const lint: Check = {
  title: 'Lint and format',
  run: async () =>
    one((await runModule('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.'])) === 0),
}

export const unused: Check = {
  title: 'Unused code',
  run: async () => one((await runModule('knip/bin/knip.js', ['--no-progress'])) === 0),
}

/** The tests of these Vitest projects (none named: all); `filters` are parts of file names. */
export function vitest(title: string, projects: string[], filters: string[]): Check {
  return {
    title,
    async run() {
      const report = emptyReport('vitest.json')
      const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const chosen = projects.flatMap((project) => ['--project', project])
      const code = await runModule('vitest/vitest.mjs', [
        'run',
        '--passWithNoTests',
        ...output,
        ...chosen,
        ...filters,
      ])
      return withExitCode(countVitest(report), code)
    },
  }
}

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

function countVitest(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  ) as VitestReport
  const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + unread.length }
}

/** A run that ended badly without naming a failed test (a broken setup, a crash) counts as one failure. */
function withExitCode(counts: Counts, code: number): Counts {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

export const webBuild: Check = {
  title: 'Web build',
  async run() {
    try {
      await buildWeb()
      return one(true)
    } catch (error) {
      console.error(error instanceof Error ? error.message : error)
      return one(false)
    }
  },
}

/** The browser tests; `filters` are parts of file names. */
export function browser(filters: string[]): Check {
  return {
    title: 'Browser',
    async run() {
      if (!(findChromium() ?? (await installChromium()))) {
        console.error(
          'There is no Chromium here, so the browser tests cannot run: install the package `chromium`.',
        )
        return one(false)
      }
      const report = emptyReport('playwright.json')
      const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const code = await runModule('@playwright/test/cli.js', ['test', '--reporter=list,json', ...filters], {
        env,
      })
      return withExitCode(countPlaywright(report), code)
    },
  }
}

/** Is there a browser test whose file name has one of these parts? */
export function hasBrowserTests(filters: string[]): boolean {
  const names = readdirSync(join(checkout, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
  return names.some((name) => filters.some((filter) => `e2e/specs/${name}`.includes(filter)))
}

function countPlaywright(report: string): Counts {
  if (!existsSync(report)) return { passed: 0, failed: 0 }
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

function emptyReport(name: string): string {
  const folder = join(checkout, '.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  rmSync(file, { force: true })
  return file
}
