import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetSignIns } from './auth.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ random: readableCaptchas })
})
afterAll(() => server.close())

const daysPass = (days: number) => server.world.clock.pass(days * 24 * 60)

async function forget() {
  for (const tenantId of ['000000', '100001']) await server.run(forgetSignIns, tenantId)
}

function left() {
  return server.world.build('100001', async (_, tx) => {
    const count = (table: 'captcha' | 'signInFailure' | 'session') =>
      tx.selectFrom(table).select('id').execute()
    return {
      captchas: (await count('captcha')).length,
      failures: (await count('signInFailure')).length,
      sessions: (await count('session')).map(({ id }) => id),
    }
  })
}

it('deletes expired captchas, old failures, and sessions that ended 90 days ago', async () => {
  const authCalls = authCallsOf(server)
  const before = await left()
  const { access_token } = await authCalls.mustSignIn()
  const other = await authCalls.mustSignIn()
  await authCalls.captcha()
  await authCalls.signIn({ password: 'Wrong-1' })
  await authCalls.signOut(access_token)
  await forget()
  expect(await left()).toMatchObject({ captchas: 1, failures: 1 })

  server.world.clock.pass(61)
  await forget()
  expect(await left()).toMatchObject({ captchas: 0, failures: 0 })
  expect((await left()).sessions).toHaveLength(before.sessions.length + 2)

  daysPass(90)
  await forget()
  expect((await left()).sessions).toHaveLength(before.sessions.length + 1)
  // The other session expired 30 days after it started.
  daysPass(30)
  await forget()
  await forget()
  expect((await left()).sessions).toEqual(before.sessions)
  expect(other.user_id).toBe(server.world.centre.teacher.id)
})
