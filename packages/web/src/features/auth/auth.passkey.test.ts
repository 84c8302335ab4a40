import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../platform/api/api.error.ts'
import { signInByPasskey } from './auth.passkey.ts'

const fake = vi.hoisted(() => ({
  api: { startPasskeySignIn: vi.fn(), signInByPasskey: vi.fn() },
  last: { tenantId: '' },
  startSession: vi.fn(),
}))
vi.mock('../../platform/api/client.ts', () => ({ client: () => fake.api }))
vi.mock('./auth.data.ts', () => ({ deviceHeaders: () => ({}), startSession: fake.startSession }))
vi.mock('./auth.last.ts', () => ({ lastSignIn: () => fake.last }))
vi.mock('@simplewebauthn/browser', () => ({
  startAuthentication: async () => ({
    id: 'a',
    rawId: 'a',
    response: { userHandle: btoa('2000001:person') },
  }),
}))

const centresOf = (call: { mock: { calls: unknown[][] } }) =>
  call.mock.calls.map((parts) => (parts[1] as { tenantId: string }).tenantId)
const refuse = (key: 'PASSKEY_REFUSED' | 'UNAVAILABLE') => {
  fake.api.signInByPasskey.mockRejectedValueOnce(new ApiError({ status: 422, key }))
}

beforeEach(() => {
  vi.resetAllMocks()
  fake.last.tenantId = ''
  fake.api.startPasskeySignIn.mockResolvedValue({ options: {} })
  fake.api.signInByPasskey.mockResolvedValue({ tenant_id: '2000001' })
})

test('asks the centre that last signed in on this device', async () => {
  fake.last.tenantId = '2000001'
  await signInByPasskey()
  expect(centresOf(fake.api.startPasskeySignIn)).toEqual(['2000001'])
  expect(centresOf(fake.api.signInByPasskey)).toEqual(['2000001'])
  expect(fake.startSession).toHaveBeenCalledWith('2000001', { tenant_id: '2000001' })
})

test('asks the centre of the passkey when another one does not know it', async () => {
  refuse('PASSKEY_REFUSED')
  await signInByPasskey()
  expect(centresOf(fake.api.startPasskeySignIn)).toEqual(['000000', '2000001'])
  expect(centresOf(fake.api.signInByPasskey)).toEqual(['000000', '2000001'])
  expect(fake.startSession).toHaveBeenCalledOnce()
})

test('asks once more only when the passkey is refused, and not by its own centre', async () => {
  refuse('UNAVAILABLE')
  await expect(signInByPasskey()).rejects.toMatchObject({ key: 'UNAVAILABLE' })
  fake.last.tenantId = '2000001'
  refuse('PASSKEY_REFUSED')
  await expect(signInByPasskey()).rejects.toMatchObject({ key: 'PASSKEY_REFUSED' })
  expect(fake.api.signInByPasskey).toHaveBeenCalledTimes(2)
})
