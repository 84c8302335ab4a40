// npm run check: checks that are fast enough to run after every change. No API tests and no browser tests.
import { lint, types, unused, vitest, webBuild } from './lib/checks.ts'
import { runChecks } from './lib/run-checks.ts'

const laws = vitest('Laws of the server', ['api'], ['packages/server/src/laws/'])

// Law 9 measures its budgets on the built app.
await runChecks([[types, lint, unused, webBuild], [vitest('Unit tests and laws', ['!api'], [])], [laws]])
