// Runs checks and prints at the end how long each took.
import { seconds } from './steps.ts'

export interface Result {
  passed: number
  failed: number
  /** The duration of each test file, in milliseconds. */
  files?: { file: string; took: number }[]
  /** Printed at the end of the run. */
  notes?: string[]
}

export type Check = { title: string; run(): Promise<Result> }
type Done = Result & { title: string; took: number }

/** How many of the slowest test files are listed. */
const named = 8

/** Runs the stages one after another, and the checks of each stage in parallel. Ends the process with the last line
 *  `N passed, N failed` and exit code 1 on a failure. */
export async function runChecks(stages: Check[][]): Promise<never> {
  const began = Date.now()
  const all: Done[] = []
  for (const stage of stages) {
    console.log(`\n── ${stage.map(({ title }) => title).join(', ')} ──`)
    all.push(...(await Promise.all(stage.map(runOne))))
  }
  for (const line of summary(all)) console.log(line)
  console.log(`\nTotal: ${seconds(began)}`)
  const passed = all.reduce((sum, one) => sum + one.passed, 0)
  const failed = all.reduce((sum, one) => sum + one.failed, 0)
  console.log(`${passed} passed, ${failed} failed`)
  // A filter that matches no test must not look like success.
  process.exit(failed === 0 && passed > 0 ? 0 : 1)
}

async function runOne({ title, run }: Check): Promise<Done> {
  const began = Date.now()
  const result = await run()
  console.log(`── ${title}: ${result.passed} passed, ${result.failed} failed (${seconds(began)})`)
  return { ...result, title, took: Date.now() - began }
}

/** Stages in order, the slowest files, and the notes of the checks. */
export function summary(all: Done[]): string[] {
  const slowest = all
    .flatMap(({ files = [] }) => files)
    .sort((a, b) => b.took - a.took)
    .slice(0, named)
  return [
    '\nTime of each stage',
    ...all.map(({ title, took }) => line(title, took)),
    ...(slowest.length > 0 ? ['\nSlowest files of tests'] : []),
    ...slowest.map(({ file, took }) => line(file, took)),
    ...all.flatMap(({ notes = [] }) => notes),
  ]
}

const line = (what: string, took: number) => `${(took / 1000).toFixed(1).padStart(8)} s  ${what}`
