import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const change = (over: object = {}) =>
  teacher().call(auth, 'changePassword', {
    oldPassword: testPassword,
    newPassword: 'Tui!2026',
    newPassword1: 'Tui!2026',
    ...over,
  })

describe('the own password', () => {
  it('is changed with the old password, and ends every session', async () => {
    expect((await change()).status).toBe(200)
    expect((await teacher().call(staff, 'getOwn', {})).status).toBe(401)
    expect((await uniApp(server).signIn('teacher', { password: 'Tui!2026' })).status).toBe(200)
  })

  it('is refused for a wrong old password, a common new password, and a typing mistake', async () => {
    expect(await change({ oldPassword: 'wrong1' })).toMatchObject({
      status: 422,
      error: 'PASSWORD_WRONG',
      fields: { oldPassword: 'INVALID_FORMAT' },
    })
    expect(await change({ newPassword: 'letmein', newPassword1: 'letmein' })).toMatchObject({
      status: 400,
      fields: { newPassword: 'TOO_COMMON' },
    })
    expect(await change({ newPassword1: 'Tui!2027' })).toMatchObject({
      error: 'PASSWORDS_DIFFER',
      fields: { newPassword1: 'PASSWORDS_DIFFER' },
    })
    expect((await teacher().call(staff, 'getOwn', {})).status).toBe(200)
  })

  it('is changed once when three devices change it at the same moment', async () => {
    const { tenantId, teacher: person } = server.world.centre
    const devices = [server.world.centre.teacher]
    for (let n = 0; n < 2; n++) {
      const sessionId = await server.world.build(tenantId, (make) =>
        make.session(person.id, '2027-01-01T00:00:00Z'),
      )
      devices.push({ ...person, sessionId })
    }
    const news = ['Tui!2026', 'Kea!2026', 'Moa!2026']
    const answers = await Promise.all(
      devices.map((device, n) =>
        server.as(device).call(auth, 'changePassword', {
          oldPassword: testPassword,
          newPassword: news[n] ?? '',
          newPassword1: news[n] ?? '',
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    // A device that comes later has been signed out by the change.
    for (const { status, error } of answers)
      if (status !== 200) expect(['RECORD_CHANGED', 'UNAUTHENTICATED']).toContain(error)
    const isIn = async (password: string) =>
      (await uniApp(server).signIn('teacher', { password })).status === 200
    expect(await Promise.all(news.map(isIn))).toEqual(answers.map(({ status }) => status === 200))
  })

  it('cannot be guessed: the fifth wrong guess ends the session, and no other', async () => {
    const app = uniApp(server)
    await app.signIn('teacher')
    const guesses = await Promise.all(Array.from({ length: 4 }, () => change({ oldPassword: 'wrong1' })))
    expect(guesses.map(({ error }) => error)).toEqual(Array(4).fill('PASSWORD_WRONG'))
    expect((await teacher().call(staff, 'getOwn', {})).status).toBe(200)
    const more = await Promise.all(Array.from({ length: 6 }, () => change({ oldPassword: 'wrong1' })))
    expect(more.map(({ error }) => error).sort()).toEqual([
      'PASSWORD_WRONG',
      ...Array(5).fill('UNAUTHENTICATED'),
    ])
    expect((await change()).status).toBe(401)
    expect((await app.get('/api/blade-system/user/info')).status).toBe(200)
  })
})

describe('own sessions', () => {
  it('are listed with their devices, and can be ended separately', async () => {
    const app = uniApp(server)
    await app.signIn('teacher')
    const { data } = await teacher().call(auth, 'listSessions', {})
    const other = data.find(({ isThis }) => !isThis)
    expect(data).toHaveLength(2)
    expect((await teacher().call(auth, 'endSession', { id: other?.id ?? '' })).status).toBe(200)
    expect((await app.get('/api/blade-system/user/info')).status).toBe(401)
    expect((await teacher().call(auth, 'listSessions', {})).data).toHaveLength(1)
  })

  it('are the operator’s too', async () => {
    const operator = server.as(server.world.administrator)
    expect((await operator.call(auth, 'listSessions', {})).data).toMatchObject([{ isThis: true }])
  })

  it('are not those of others', async () => {
    const { sessionId } = server.world.centre.manager
    expect(await teacher().call(auth, 'endSession', { id: sessionId })).toMatchObject({ status: 404 })
  })
})

describe('the own profile', () => {
  const profile = {
    phone: '0215550101',
    region: 'Auckland, Grey Lynn',
    address: '12 Tui Street',
    postcode: '1021',
    contactName: 'Wiremu Teacher',
    contactPhone: '0215550102',
  }

  it('keeps address and emergency contact', async () => {
    const { status } = await teacher().call(staff, 'saveProfile', profile)
    expect(status).toBe(200)
    expect((await teacher().call(staff, 'getProfile', {})).data).toMatchObject({ ...profile, email: null })
  })

  it('keeps a name while contact details are empty, and what is left out', async () => {
    expect((await teacher().call(staff, 'saveProfile', { name: 'Hana' })).status).toBe(200)
    expect((await teacher().call(staff, 'getProfile', {})).data).toMatchObject({ name: 'Hana', region: null })
    await teacher().call(staff, 'saveProfile', profile)
    await teacher().call(staff, 'saveProfile', { name: 'Hana Ngata' })
    expect((await teacher().call(staff, 'getProfile', {})).data).toMatchObject(profile)
  })

  it('asks for the rest of an address or emergency contact', async () => {
    const some = await teacher().call(staff, 'saveProfile', { region: 'Auckland', contactName: 'Wiremu' })
    expect(some.fields).toEqual({ address: 'REQUIRED', postcode: 'REQUIRED', contactPhone: 'REQUIRED' })
    await teacher().call(staff, 'saveProfile', profile)
    const { fields } = await teacher().call(staff, 'saveProfile', { phone: '' })
    expect(fields).toEqual({ phone: 'REQUIRED' })
  })

  it('is refused at each field that is wrong', async () => {
    const wrong = await teacher().call(staff, 'saveProfile', { ...profile, phone: 'none', contactName: ' ' })
    expect(wrong).toMatchObject({ status: 400, fields: { phone: 'INVALID_FORMAT' } })
    const { fields } = await teacher().call(staff, 'saveProfile', { ...profile, postcode: '10' })
    expect(fields).toEqual({ postcode: 'INVALID_FORMAT' })
  })
})
