// npm test: everything. `npm test -- nappy` runs only the tests whose file names have that part.
import { browser, hasBrowserTests, lint, types, unused, vitest, webBuild } from './lib/checks.ts'
import { type Check, runChecks } from './lib/run-checks.ts'

const filters = process.argv.slice(2)
const tests = vitest('Laws, unit and API tests', [], filters)

function chosen(): Check[][] {
  // Law 9 measures its budgets on the built app. Each kind of test keeps two cores busy by itself.
  if (filters.length === 0) return [[types, lint, unused, webBuild], [tests], [browser([])]]
  return hasBrowserTests(filters) ? [[webBuild], [tests], [browser(filters)]] : [[tests]]
}

await runChecks(chosen())
