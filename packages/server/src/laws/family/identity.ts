import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { testPassword } from '@daybook/testkit/password.ts'
import { expect } from 'vitest'
import { page, type Story } from './family.ts'
import { newestCode } from './mail.ts'

const text = expect.any(String)

export const authentication: Story<'authentication'> = async ({ send, server, world }) => {
  const { tenantId, teacher, manager } = world.centre
  const { id } = teacher
  const session = { access_token: text, refresh_token: text, token_type: 'bearer', expires_in: 604_800 }
  const answers = { ...session, tenant_id: tenantId, user_id: id, role_name: 'teacher', country_code: 'NZ' }
  const person = { tenantId, username: 'teacher', password: testPassword }
  const query = { ...person, grant_type: 'password', scope: 'all', type: 'account' }
  const { refresh_token } = await send<{ refresh_token: string }>(
    'POST /api/blade-auth/oauth/token',
    { query },
    answers,
  )
  const renew = { tenantId, grant_type: 'refresh_token', scope: 'all', refresh_token }
  await send('POST /api/blade-auth/oauth/token', { query: renew }, answers)
  await send('POST /api/blade-auth/oauth/garden-token', { query }, answers)
  const picture = { key: text, image: expect.stringMatching(/^data:image/) }
  await send('GET /api/blade-auth/oauth/captcha', {}, picture)
  const given = await server.as(manager).call(auth, 'giveSignInCode', { userId: id })
  await send('POST /api/blade-garden/teacher/login-by-code', { query: { code: given.data.code } }, answers)

  const record = { id, tenantId, account: 'teacher', realName: 'Hana Teacher', roleName: 'Teacher' }
  await send('GET /api/blade-system/user/info', {}, { ...record, avatar: text, deptName: text })
  await send('GET /api/blade-system/user/detail', { query: { id } }, record)
  await send(
    'GET /api/blade-system/search/user',
    { query: { current: 1, size: 10, name: 'Hana' } },
    { ...page(record), total: 1 },
  )
  await send(
    'GET /api/blade-i18n/language-pack',
    { query: { lang: 'en-US', type: 'mobile' } },
    { 'auth.title': 'Sign in' },
  )
}

export const passwordRecovery: Story<'passwordRecovery'> = async ({ send, server, world }) => {
  const { tenantId, teacher } = world.centre
  const mail = 'hana@example.org'
  await world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: mail }).where('id', '=', teacher.id).execute(),
  )
  const front = '/api/front/blade-common'
  await send(`POST ${front}/tenant-by-mail`, { query: { email: mail } }, { message: text })
  await send(`POST ${front}/find-pass/mail/send-code`, { query: { mail } }, null)
  const userId = teacher.id
  await send(
    `POST ${front}/find-pass/mail/validate-code`,
    { query: { mail, code: await newestCode(server), userId } },
    { accounts: [{ userId, account: 'teacher', realName: 'Hana Teacher' }], chosen: userId },
  )
  const passwords = { newPassword: 'Manuka22!', newPassword1: 'Manuka22!' }
  await send(`POST ${front}/find-pass/reset-pass`, { query: { mail, ...passwords } }, null)
  const again = { tenantId, username: 'teacher', password: 'Manuka22!', grant_type: 'password' }
  const signedIn = await server.as(undefined).call(auth, 'signIn', again)
  expect.soft(signedIn.data).toMatchObject({ user_id: userId })
}
