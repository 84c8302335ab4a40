// Constant time, tested without measuring: every refusal of a name and password takes exactly 1 verification.

import { authCallsOf } from '@daybook/testkit/authCalls.ts'
import { readableCaptchas } from '@daybook/testkit/captcha.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { argonPasswords, hashPassword, type Passwords } from '../../platform/passwords.ts'

let verified: (string | undefined)[] = []
let server: TestServer
let authCalls: ReturnType<typeof authCallsOf>
beforeAll(async () => {
  const passwords = argonPasswords()
  const watched: Passwords = {
    verify(password, passwordHash) {
      verified.push(passwordHash)
      return passwords.verify(password, passwordHash)
    },
  }
  server = await testServer({ passwords: watched, random: readableCaptchas })
  authCalls = authCallsOf(server)
  await server.world.build('100001', async (make) => {
    await make.staff({ account: 'left', active: false })
    await make.staff({ account: 'invited', passwordHash: '' })
  })
})
beforeEach(() => {
  verified = []
  server.world.clock.pass(60)
})
afterAll(() => server.close())

it.each([
  ['a wrong password', {}],
  ['an unknown name', { username: 'nobody' }],
  ['an account out of use', { username: 'left' }],
  ['an account without a password yet', { username: 'invited' }],
  ['an unknown centre', { tenantId: '999999' }],
])('%s takes a single verification', async (_, over) => {
  expect(await authCalls.signIn({ password: 'Wrong-1', ...over })).toMatchObject({ status: 400 })
  expect(verified).toHaveLength(1)
})

it('a locked account takes a single verification, but not of its own hash', async () => {
  for (let n = 0; n < 5; n++)
    await authCalls.signIn({ password: 'Wrong-1' }, { captcha: await authCalls.captcha() })
  verified = []
  expect(await authCalls.signIn({})).toMatchObject({ body: { error_code: 2003 } })
  expect(verified).toEqual([undefined])
})

it('a verification costs the same with and without a hash', async () => {
  // hashPassword creates both hashes. It uses argon2id with OWASP's parameters.
  expect(await hashPassword('kowhai')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const passwords = argonPasswords()
  expect(await passwords.verify('nobody', undefined)).toBe(false)
  expect(await passwords.verify('kowhai', await hashPassword('kowhai'))).toBe(true)
  expect(await verify(await hashPassword('kowhai'), 'tui')).toBe(false)
})
