// A GET must not write. Each GET runs in a read-only transaction, which the database enforces.
// Some GETs do write. They are listed here with the reason.
import { expect, it } from 'vitest'
import { listRoutes } from '../app/features.ts'

const writes = [
  // Creates a captcha and stores its code.
  'auth.getCaptcha',
  // Ends the session.
  'auth.signOut',
  // Note in the audit trail who looked at somebody's pay.
  'payParity.get',
  'payParity.getCurrent',
  'payParity.list',
]

it('only the listed GETs may write', () => {
  const found = listRoutes().filter(({ operation, mode }) => operation.method === 'GET' && mode === 'write')
  expect(found.map(({ feature, name }) => `${feature}.${name}`).sort()).toEqual(writes)
})
