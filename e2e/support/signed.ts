// Signs users in without the login screen: what the app would have stored on the device is made by its own session.
import { randomBytes } from 'node:crypto'
import { auth, type DemoAccount } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { send } from '@daybook/testkit/call.ts'
import type { LoginResult, OwnUser } from '@daybook/web/platform/session/session.state.ts'
import { createSession } from '@daybook/web/platform/session/session.ts'

/** What a device stores (localStorage). */
export type Stored = { name: string; value: string }[]

/** @returns the storage of a new device on which this person has signed in */
export async function signInAs({ tenantId, account, password }: DemoAccount): Promise<Stored> {
  const values = new Map<string, string>()
  const storage = {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  }
  const session = createSession({
    storage: () => storage,
    now: () => Date.now() + Number(process.env.E2E_SHIFT),
    random: (length) => new Uint8Array(randomBytes(length)),
    lock: (_, work) => work(),
    renew: () => Promise.reject(new Error('a test does not take three days')),
  })
  session.start()
  const url = `http://127.0.0.1:${process.env.E2E_PORT}`
  const headers = { 'Tenant-Id': tenantId }
  const words = {
    tenantId,
    username: account,
    password,
    grant_type: 'password',
    scope: 'all',
    type: 'account',
  }
  const { status, data: result } = await send<LoginResult>(url, auth.operations.signIn, words, { headers })
  if (status !== 200) throw new Error(`${account} of ${tenantId} could not sign in: ${status}`)
  session.begin(result)
  // What the sign-in screen keeps for the next time.
  storage.setItem('deviceToken', JSON.stringify(result.device_token))
  storage.setItem('lastSignIn', JSON.stringify({ tenantId, username: result.account }))
  const token = result.access_token
  const own = await send<OwnUser>(url, staff.operations.getOwn, {}, { headers, token })
  session.setProfile(own.data)
  return [...values].map(([name, value]) => ({ name, value }))
}
