// npm test: everything. `npm test -- nappy` runs only the tests whose file names have that part.
import { browser, hasBrowserTests, lint, types, unused, vitest, webBuild } from './lib/checks.ts'
import { type Check, runChecks } from './lib/run-checks.ts'

const filters = process.argv.slice(2)
const tests = vitest('Laws, unit and API tests', [], filters)

function chosen(): Check[][] {
  // The budgets of law 9 are measured on the built app. Tests of either kind keep two cores busy by themselves.
  if (filters.length === 0) return [[types, lint, unused, webBuild], [tests], [browser([])]]
  return hasBrowserTests(filters) ? [[webBuild], [tests], [browser(filters)]] : [[tests]]
}

await runChecks(chosen())
