// The checks of `npm test` and `npm run check`. Each prints its progress and returns its counts.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findWholeChromium, installChromium } from './chromium.ts'
import { checkout } from './place.ts'
import type { Check, Result } from './run-checks.ts'
import { runModule } from './run-program.ts'
import { readPlaywright, readVitest } from './test-reports.ts'
import { buildWeb } from './web-build.ts'

const one = (good: boolean): Result => ({ passed: good ? 1 : 0, failed: good ? 0 : 1 })

/** Server, test kit and demo data are one program: each would check the server's files again. */
const programs = [
  ['packages/contract', 'tsconfig.server.json'],
  ['packages/web', '.'],
]

/** The compiler would check each program in four parts, and much of it four times. */
async function typesOf(paths: string[]): Promise<number[]> {
  const codes: number[] = []
  for (const path of paths) codes.push(await runModule('typescript/bin/tsc', ['-p', path, '--checkers', '1']))
  return codes
}

export const types: Check = {
  title: 'Types',
  async run() {
    const codes = (await Promise.all(programs.map(typesOf))).flat()
    return { passed: codes.filter((code) => code === 0).length, failed: codes.filter(Boolean).length }
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

/** The tests of these Vitest projects (all if empty). `filters` are parts of file names. */
export function vitest(title: string, projects: string[], filters: string[]): Check {
  return {
    title,
    async run() {
      // Component tests run in a browser. Without one they count as one failure, and the others still run.
      const without = (await hasChromium()) ? [] : ['!components']
      const chosen = [...projects, ...without].flatMap((project) => ['--project', project])
      const first = await runVitest([...chosen, ...filters])
      const result = first.isBroken ? await secondTry(first, [...chosen, ...filters]) : first
      return { ...result, failed: result.failed + without.length }
    },
  }
}

async function runVitest(chosen: string[]): Promise<Read> {
  const report = emptyReport('vitest.json')
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // As in the browser: what passes only then is named at the end of the run.
  const tries = ['--passWithNoTests', '--retry=2']
  const code = await runModule('vitest/vitest.mjs', ['run', ...tries, ...output, ...chosen])
  return fromReport(report, code, readVitest)
}

/** An error outside of any test, or a file that could not be loaded, has no further try within the run. */
async function secondTry(first: Result, chosen: string[]): Promise<Result> {
  console.error('Something failed outside of any test. All are run once more.')
  const second = await runVitest(chosen)
  const told = ['\nThe first of two runs failed outside of any test (see its “Unhandled Errors”)']
  return { ...second, notes: [...told, ...(first.notes ?? []), ...(second.notes ?? [])] }
}

type Read = Result & { isBroken?: boolean }

function fromReport<Report>(file: string, code: number, read: (report: Report) => Read): Read {
  const result = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0 }
  // A run that ended without naming a failed test (broken set-up, a crash) counts as one failure.
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1, isBroken: true } : result
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

/** The browser tests. `filters` are parts of file names, and `more` goes into their environment. */
export function browser(filters: string[], more: Record<string, string> = {}): Check {
  return {
    title: 'Browser',
    async run() {
      if (!(await hasChromium())) return one(false)
      const report = emptyReport('playwright.json')
      const env = { ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
      const code = await runModule('@playwright/test/cli.js', ['test', '--reporter=list,json', ...filters], {
        env,
      })
      return fromReport(report, code, readPlaywright)
    },
  }
}

/** Installs Chromium if it is missing. */
async function hasChromium(): Promise<boolean> {
  if (!findWholeChromium()) await installChromium()
  if (findWholeChromium()) return true
  console.error('There is no Chromium here, so the browser tests cannot run: install the package `chromium`.')
  return false
}

/** Whether a browser test's file name contains one of these parts. */
export function hasBrowserTests(filters: string[]): boolean {
  const names = readdirSync(join(checkout, 'e2e/specs'), { recursive: true, encoding: 'utf8' })
  return names.some((name) => filters.some((filter) => `e2e/specs/${name}`.includes(filter)))
}

function emptyReport(name: string): string {
  const folder = join(checkout, '.cache')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  rmSync(file, { force: true })
  return file
}
