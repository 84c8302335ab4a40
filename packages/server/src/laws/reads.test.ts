// A GET must not write. Each GET runs in a read-only transaction, which the database enforces.
// The wire format has two GETs that do write. They are listed here with the reason.
import { expect, it } from 'vitest'
import { listRoutes } from '../app/features.ts'

const writes = [
  // Creates a captcha and stores its code.
  'auth.getCaptcha',
  // Ends the session.
  'auth.signOut',
]

it('only the listed GETs may write', () => {
  const found = listRoutes().filter(({ operation, mode }) => operation.method === 'GET' && mode === 'write')
  expect(found.map(({ feature, name }) => `${feature}.${name}`).sort()).toEqual(writes)
})
