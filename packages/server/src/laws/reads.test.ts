// No read writes: a GET runs in a read-only transaction, which the database enforces. The family's two GETs that are no
// reads are listed here with their reason.
import { expect, it } from 'vitest'
import { listRoutes } from '../app/features.ts'

const writes = [
  // Makes a captcha and keeps its answer.
  'auth.getCaptcha',
  // Ends the session.
  'auth.signOut',
]

it('only the listed GETs may write', () => {
  const found = listRoutes().filter(({ operation, mode }) => operation.method === 'GET' && mode === 'write')
  expect(found.map(({ feature, name }) => `${feature}.${name}`).sort()).toEqual(writes)
})
