// npm test: everything. `npm test -- nappy` runs only the tests whose file names have that part, and
// `npm test -- --changed` what a change can break.

import { browser, hasBrowserTests, lint, types, unused, vitest, webBuild } from './lib/checks.ts'
import { chooseChanged } from './lib/choose-changed.ts'
import { main } from './lib/problem.ts'
import { type Check, runChecks } from './lib/run-checks.ts'

const filters = process.argv.slice(2)
const tests = (filters: string[]) => vitest('Laws, unit and API tests', [], filters)
// Law 9 measures its budgets on the built app. Each kind of test keeps two cores busy by itself.
const first = [types, lint, unused, webBuild]
const everything = [first, [tests([])], [browser([])]]

async function chosen(): Promise<Check[][]> {
  if (filters.length === 0) return everything
  if (filters.includes('--changed')) return changed()
  return hasBrowserTests(filters) ? [[webBuild], [tests(filters)], [browser(filters)]] : [[tests(filters)]]
}

async function changed(): Promise<Check[][]> {
  const choice = await chooseChanged()
  for (const line of choice.lines) console.log(line)
  if (choice.everything) return everything
  const { specs, features } = choice
  const inBrowser = browser(specs, { E2E_FEATURES: features.join() })
  return [first, [tests(choice.tests)], ...(specs.length > 0 ? [[inBrowser]] : [])]
}

await main(async () => runChecks(await chosen()))
