// What people of the trial do, by the same calls as the app sends.
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { auth } from '../../packages/contract/src/auth/auth.contract.ts'
import { centre } from '../../packages/contract/src/centre/centre.contract.ts'
import { invitation } from '../../packages/contract/src/invitation/invitation.contract.ts'
import type { AnswerOf, Operation } from '../../packages/contract/src/kernel/feature.ts'
import { staff } from '../../packages/contract/src/staff/staff.contract.ts'
import { send } from '../../packages/testkit/src/call.ts'
import { Problem } from '../lib/problem.ts'

/** Of the demo's accounts, and the one that people of the trial choose. */
export const passwords = { demo: 'daybook1', own: 'Manuka22!' }

export interface Person {
  tenantId: string
  token: string
  /** What their device encrypts unsent entries with. */
  outboxKey: string
}

/** @throws when it is refused */
export async function ask<O extends Operation>(
  url: string,
  operation: O,
  input: object,
  { tenantId, token }: Partial<Person>,
): Promise<AnswerOf<O>> {
  const headers = { 'Tenant-Id': tenantId ?? '' }
  const answer = await send<AnswerOf<O>>(url, operation, input, { headers, ...(token && { token }) })
  if (answer.status !== 200)
    throw new Problem(`${operation.path} for ${tenantId}: ${answer.status} ${answer.error ?? ''}`)
  return answer.data
}

export async function signIn(
  url: string,
  tenantId: string,
  username: string,
  password = passwords.demo,
): Promise<Person> {
  const input = { tenantId, username, password, grant_type: 'password', scope: 'all', type: 'account' }
  const answer = await ask(url, auth.operations.signIn, input, { tenantId })
  if (!('access_token' in answer)) throw new Problem(`${username} was asked for more.`)
  return { tenantId, token: answer.access_token, outboxKey: answer.outbox_key }
}

/** Makes a centre as the operator of a cell. @returns its number, and the key that invites its manager */
export async function makeCentre(cellUrl: string, name: string, email: string | null = null) {
  const operator = await signIn(cellUrl, '000000', 'admin')
  const about = { name, countryCode: 'NZ', timeZone: 'Pacific/Auckland', opensAt: '08:00', closesAt: '16:00' }
  const { tenantId } = await ask(cellUrl, centre.operations.makeCentre, about, operator)
  const { key } = await ask(cellUrl, invitation.operations.inviteManager, { tenantId, email }, operator)
  return { tenantId, key: key ?? '' }
}

/** Accepts an invitation through the proxy, and signs in there. */
export async function join(url: string, tenantId: string, key: string, account: string): Promise<Person> {
  const input = { key, realName: 'Aroha Manager', account, password: passwords.own }
  await ask(url, invitation.operations.acceptInvitation, input, { tenantId })
  return signIn(url, tenantId, account, passwords.own)
}

/** Reads their own account by the name of a cell. `fetch` sends no other host. */
export async function statusAt(url: string, host: string, { token }: Person): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { host, 'Blade-Auth': `bearer ${token}` }
    const asked = request(url + staff.operations.getOwn.path, { headers }, (answer) => {
      void text(answer).then(() => resolve(answer.statusCode ?? 0), reject)
    })
    asked.on('error', reject).end()
  })
}
