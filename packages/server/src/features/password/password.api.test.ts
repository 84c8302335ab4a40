import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { rightsOf } from '@daybook/contract/kernel/rights.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.world.centre.teacher
const manager = () => server.as(server.world.centre.manager)
const setFor = (password: string) => manager().call(staff, 'submit', { id: teacher().id, password })

async function signIn(password: string) {
  const right = { tenantId: '100001', username: 'teacher', password, grant_type: 'password' as const }
  return (await server.as(undefined).call(auth, 'signIn', right)).status
}

/** A session of the teacher, opened now. */
async function signedIn(): Promise<Person> {
  const sessionId = await server.world.build('100001', (make) =>
    make.session(teacher().id, '2027-01-01T00:00:00Z'),
  )
  return { ...teacher(), sessionId }
}
const change = (person: Person, newPassword: string, oldPassword?: string) =>
  server.as(person).call(auth, 'changePassword', { oldPassword, newPassword, newPassword1: newPassword })
const own = async (person: Person) => (await server.as(person).call(staff, 'getOwn', {})).data

describe('a password that somebody else set', () => {
  it.each([
    ['in the register', () => setFor('Tui!2026')],
    ['by a reset', () => manager().call(staff, 'resetPassword', { userIds: teacher().id })],
  ])('%s is changed before anything else', async (_, set) => {
    expect((await set()).status).toBe(200)
    const person = await signedIn()
    expect(await own(person)).toMatchObject({ mustChangePassword: true, rights: [] })
    expect(await server.as(person).call(staff, 'getStaff', { id: teacher().id })).toMatchObject({
      status: 403,
      error: 'PASSWORD_CHANGE_REQUIRED',
    })
    expect((await change(person, 'Rimu!2026')).status).toBe(200)
    const after = await signedIn()
    expect(await own(after)).toMatchObject({ mustChangePassword: false })
    expect((await server.as(after).call(staff, 'getStaff', { id: teacher().id })).status).toBe(200)
    expect([await signIn('Rimu!2026'), await signIn('Tui!2026')]).toEqual([200, 400])
  })

  it('ends when the person may do more than whoever set it, or when that colleague has left', async () => {
    const deputy = await makeDeputy(server.world, [...rightsOf(['teacher']), 'staff.edit'])
    const reset = async () =>
      (await server.as(deputy).call(staff, 'resetPassword', { userIds: teacher().id })).data.password
    const grant = (roleIds: string) => manager().call(staff, 'grantRoles', { userIds: teacher().id, roleIds })
    const password = await reset()
    expect(await signIn(password)).toBe(200)
    await grant('manager')
    const right = { tenantId: '100001', username: 'teacher', password, grant_type: 'password' as const }
    expect((await server.as(undefined).call(auth, 'signIn', right)).data).toMatchObject({ error_code: 2103 })
    await grant('teacher')
    expect(await signIn(password)).toBe(200)
    await manager().call(staff, 'remove', { ids: deputy.id })
    expect(await signIn(password)).toBe(400)
    await setFor('Tui!2026')
    expect(await signIn('Tui!2026')).toBe(200)
  })

  it('is not kept as their own', async () => {
    await setFor('Tui!2026')
    expect(await change(await signedIn(), 'Tui!2026')).toMatchObject({ fields: { newPassword: 'NOT_NEW' } })
  })

  it('of a new account is noted by the database, whichever statement wrote it', async () => {
    const { tenantId, teacher: one, manager: other } = server.world.centre
    const owed = async (actor: string | undefined, passwordHash: string) =>
      server.world.build(tenantId, async (_, tx) => {
        await tx
          .selectNoFrom(({ fn, val }) => [
            fn('set_config', [val('app.user_id'), val(actor ?? ''), val(true)]).as('set'),
          ])
          .execute()
        const row = await tx
          .updateTable('staff')
          .set({ passwordHash, passwordByOther: false })
          .where('id', '=', one.id)
          .returning('passwordByOther')
          .executeTakeFirstOrThrow()
        return row.passwordByOther
      })
    expect(await owed(other.id, 'a')).toBe(true)
    // Nothing but another password ends it.
    expect(await owed(one.id, 'a')).toBe(true)
    expect(await owed(one.id, 'b')).toBe(false)
    // Without a password there is none to change.
    expect(await owed(other.id, '')).toBe(false)
  })
})

it('a person who sets their own keeps their rights, and needs the old one', async () => {
  expect(await change(teacher(), 'Rimu!2026')).toMatchObject({ error: 'PASSWORD_WRONG' })
  expect((await change(teacher(), 'Rimu!2026', testPassword)).status).toBe(200)
  expect(await own(await signedIn())).toMatchObject({ mustChangePassword: false })
})

describe('a passphrase', () => {
  const phrase = 'trois tūī dans le kōwhai'

  it('is refused until the centre allows it, and is the same however it is typed', async () => {
    expect(await change(teacher(), phrase, testPassword)).toMatchObject({
      fields: { newPassword: 'UNFIT_CHARACTER' },
    })
    const { data } = await manager().call(centre, 'getSettings', {})
    expect(data.allowsPassphrases).toBe(false)
    await manager().call(centre, 'saveSettings', { ...data, allowsPassphrases: true })
    expect((await change(teacher(), phrase, testPassword)).status).toBe(200)
    expect(await signIn(phrase.normalize('NFD'))).toBe(200)
    expect(await signIn(` ${phrase} `)).toBe(200)
    expect(await signIn(phrase.toUpperCase())).toBe(400)
  })
})

it.each([
  ['teacher', 'the account'],
  ['Hana2026', 'the given name'],
  ['hana.teacher!', 'the whole name'],
  ['Kowhai1!', 'the centre, without its macron'],
  ['daybook99', 'the app'],
  ['iloveyou2', 'a leaked password'],
])('%s is easy to guess: %s', async (password) => {
  expect(await setFor(password)).toMatchObject({ status: 400, fields: { password: 'TOO_COMMON' } })
})
