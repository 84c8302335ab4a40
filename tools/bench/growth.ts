// The law of growth with ten years, and a table of what all reads cost with one year, with ten and among more centres.
// The dearest come first.
import { Problem } from '../lib/problem.ts'
import { runModule } from '../lib/run-program.ts'

const years = '10'

export async function growth(): Promise<void> {
  const law = 'packages/server/src/laws/growth.test.ts'
  const env = { GROWTH_YEARS: years }
  const ended = await runModule('vitest/vitest.mjs', ['run', '--project', 'api', law], { env })
  if (ended !== 0) throw new Problem('The law of growth does not hold.')
}
