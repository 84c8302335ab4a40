// Law: whichever operation takes a new password refuses a known one, the names of its owner and of the centre, and a
// character that does not fit. Only one place makes the hash of a new password.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, calledRoutes, nameOf, personWho, sampleOf, signedIn } from './harness.ts'

/** Operations that compare a password with the stored one. */
const compares = new Set(['auth.signIn', 'auth.signInToGarden'])

const fieldsOf = ({ operation: { query, body } }: (typeof calledRoutes)[number]) =>
  [query, body].flatMap((schema) => (schema && 'shape' in schema ? Object.keys(schema.shape as object) : []))
const taking = calledRoutes
  .filter((route) => !compares.has(nameOf(route)))
  .flatMap((route) =>
    fieldsOf(route)
      .filter((field) => /^(new)?password$/i.test(field))
      .map((field) => [nameOf(route), field, route] as const),
  )

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe.each(taking)('%s', (_, field, route) => {
  it.each([
    ['qwerty123', 'TOO_COMMON'],
    ['Kindergarten', 'TOO_COMMON'],
    ['Kowhai#2026', 'TOO_COMMON'],
    ['Tui-2026', 'UNFIT_CHARACTER'],
    ['Tui26', 'TOO_SHORT'],
  ])('refuses %s', async (password, problem) => {
    await server.reset()
    const sample = await sampleOf(route, server.world)
    const person = await signedIn(server.world, personWho(route, server.world))
    const given = {
      ...sample,
      [field]: password,
      ...('newPassword1' in sample && { newPassword1: password }),
    }
    expect(await call(server, route, person, given)).toMatchObject({
      error: 'VALIDATION_FAILED',
      fields: { [field]: problem },
    })
  })
})

it('holds for every operation that sets a password', () => {
  if (process.env.LAWS_OF_FEATURES) return
  expect(taking.map(([name]) => name).sort()).toEqual([
    'auth.changePassword',
    'invitation.acceptInvitation',
    'recovery.resetPassword',
    'staff.submit',
    'staff.submitUser',
    'staff.updateUser',
  ])
})

it('is hashed in one place', () => {
  const src = join(import.meta.dirname, '..')
  const hashing = globSync('**/*.ts', { cwd: src })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /\bhashPassword\(/.test(readFileSync(join(src, file), 'utf8')))
  expect(hashing.sort()).toEqual([
    // The md5 of a password that has just signed in.
    'features/auth/auth.password.handlers.ts',
    'features/password/password.check.ts',
    'platform/passwords.ts',
    // A PIN.
    'platform/pins.queries.ts',
  ])
})
