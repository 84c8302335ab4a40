import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Passwords } from '../../platform/passwords.ts'

const { promise: released, resolve: release } = Promise.withResolvers<boolean>()
let verifying = 0
const { promise: allBusy, resolve: becomeBusy } = Promise.withResolvers<void>()

/** Password checks that wait until the test releases them. */
const blocked: Passwords = {
  async verify() {
    if (++verifying === 4) becomeBusy()
    return released
  },
}

let server: TestServer
beforeAll(async () => {
  server = await testServer({ passwords: blocked })
})
afterAll(() => server.close())

it('answers 503 with Retry-After when a hundred sign-ins are waiting, and then processes the queue', async () => {
  const signInFrom = (n: number) => {
    const words = { tenantId: '100001', username: `person${n}`, password: 'Wrong-1', grant_type: 'password' }
    const headers = { 'X-Forwarded-For': `198.51.100.${n}` }
    return server.as(undefined).call(auth, 'signIn', words, { headers })
  }
  const busy = [1, 2, 3, 4].map(signInFrom)
  await allBusy
  const more = Array.from({ length: 101 }, (_, n) => signInFrom(n + 10))
  const refused = await Promise.race(more)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)

  release(false)
  const statuses = (await Promise.all([...busy, ...more])).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(104)
})
