// npm test: everything. `npm test -- nappy` runs only the tests whose file names have that part.
import {
  browser,
  type Check,
  hasBrowserTests,
  lint,
  runChecks,
  types,
  unused,
  vitest,
  webBuild,
} from './lib/checks.ts'

const filters = process.argv.slice(2)
const tests = vitest('Laws, unit and API tests', [], filters)

function chosen(): Check[] {
  // The budgets of law 9 are measured on the built app.
  if (filters.length === 0) return [types, lint, unused, webBuild, tests, browser([])]
  return hasBrowserTests(filters) ? [tests, webBuild, browser(filters)] : [tests]
}

await runChecks(chosen())
