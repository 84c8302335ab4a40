import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
let log = ''
const lines = () =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
beforeAll(async () => {
  const logTo = {
    write: (line: string) => {
      log += line
    },
  }
  server = await testServer({ logTo, random: readableCaptchas })
})
afterAll(() => server.close())

it('the log contains no password, token, captcha or attempted name', async () => {
  const authCalls = authCallsOf(server)
  const first = await authCalls.mustSignIn()
  const { body: second } = await authCalls.refresh(first.refresh_token)
  await authCalls.whoAmI(first.access_token)
  await authCalls.whoAmI('not.a.token')
  const captcha = await authCalls.captcha()
  await authCalls.signIn({ username: 'oops-my-secret', password: 'Wrong-Password-1' }, { captcha })
  await authCalls.signIn({ password: `${'Wrong-Password-1'.repeat(9)}` })
  await authCalls.signIn({}, { headers: { 'Tenant-Id': 'Wrong-Password-1' } })
  await authCalls.refresh(first.refresh_token)
  await authCalls.signOut(first.access_token)
  const secrets = [testPassword, 'Wrong-Password-1', 'oops-my-secret', 'not.a.token', captcha.key]
  const tokens = [first.access_token, first.refresh_token, second.access_token, second.refresh_token].map(
    String,
  )
  // Every call above must have a log line, or the check would prove nothing.
  expect(log.trim().split('\n').length).toBeGreaterThanOrEqual(10)
  // The signature of an access token, and the secret of a refresh token.
  const parts = tokens.flatMap((token) => token.split('.').filter((part) => part.length >= 43))
  for (const secret of [...secrets, ...tokens, ...parts]) expect(log).not.toContain(secret)
})

it('every refused sign-in has a log line with address, reason and person', async () => {
  const authCalls = authCallsOf(server)
  log = ''
  const { centre } = server.world
  const ip = '198.51.100.7'
  await authCalls.signIn({ password: 'Wrong-1' }, { ip })
  await authCalls.signIn({ username: 'nobody', password: 'Wrong-1' }, { ip })
  await authCalls.signIn({ tenantId: 'Wrong-1' }, { ip })
  await authCalls.signIn({ grant_type: 'captcha' }, { ip })
  await authCalls.signIn({ grant_type: 'magic' }, { ip })
  await authCalls.signIn({}, { ip })
  const refused = lines().filter(({ signIn }) => signIn === 'refused')
  const line = { level: 40, address: ip, tenant: '100001' }
  expect(refused).toMatchObject([
    { ...line, reason: 'wrongCredentials', person: centre.teacher.id },
    { ...line, reason: 'wrongCredentials' },
    { level: 40, address: ip, reason: 'noSuchTenant' },
    { ...line, reason: 'captchaNeeded', person: centre.teacher.id },
    { ...line, reason: 'unsupportedGrant' },
  ])
  expect(refused[1]).not.toHaveProperty('person')
  expect(refused[2]).not.toHaveProperty('tenant')
})
