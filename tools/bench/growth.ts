// The law of growth with ten years of weeks in every centre, as a table of all reads, the dearest first.
import { Problem } from '../lib/problem.ts'
import { runModule } from '../lib/run-program.ts'

const weeks = '520'

export async function growth(): Promise<void> {
  const law = 'packages/server/src/laws/growth.test.ts'
  const env = { GROWTH_COPIES: weeks }
  const ended = await runModule('vitest/vitest.mjs', ['run', '--project', 'api', law], { env })
  if (ended !== 0) throw new Problem('The law of growth does not hold.')
}
