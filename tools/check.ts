// npm run check: what is quick enough to run after every change. No API tests and no browser.
import { lint, types, unused, vitest, webBuild } from './lib/checks.ts'
import { runChecks } from './lib/run-checks.ts'

const laws = vitest('Laws of the server', ['api'], ['packages/server/src/laws/'])

// The budgets of law 9 are measured on the built app.
await runChecks([[types, lint, unused, webBuild], [vitest('Unit tests and laws', ['!api'], [])], [laws]])
