// npm run check: what is quick enough to run after every change. No API tests and no browser.
import { lint, runChecks, types, unused, vitest } from './lib/checks.ts'

const laws = vitest('Laws of the server', ['api'], ['packages/server/src/laws/'])

await runChecks([types, lint, unused, vitest('Unit tests and laws', ['!api'], []), laws])
