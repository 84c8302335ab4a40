import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import type { Invitee } from '@daybook/contract/invitation/invitation.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { invalidate, query } from '../../platform/query/query.ts'

const api = client(invitation)
const people = client(staff)

export interface Link {
  tenant: string
  key: string
}

type Operations = typeof invitation.operations
export type Invited = AnswerOf<Operations['getInvitation']>
export type Invitation = AnswerOf<Operations['listInvited']>['people'][number]

/** @throws ApiError without showing its message: the page shows it */
export const getInvitation = ({ tenant, key }: Link) =>
  api.getInvitation({ key }, { tenantId: tenant, quiet: true })

export const acceptInvitation = (
  { tenant, key }: Link,
  input: { realName: string; account: string; password: string },
) => api.acceptInvitation({ ...input, key }, { tenantId: tenant, quiet: true })

/** Read whenever its screen opens: whoever opens a link changes it. */
export const invitedQuery = () => ({ ...query(api.listInvited), staleTime: 0 })

/** Person → the key of a link to hand over. */
export type Keys = Readonly<Record<string, string>>

/** Makes or renews the invitations of these people. @returns the keys of those that are not sent */
export async function invite(ids: readonly string[], byHand = false): Promise<Keys> {
  const made = await api.inviteStaff({ ids: [...ids], byHand })
  await invalidate(api.listInvited)
  return Object.fromEntries(made.flatMap(({ id, key }) => (key === null ? [] : [[id, key]])))
}

export async function withdraw(id: string): Promise<void> {
  await api.withdrawInvitations({ ids: id })
  await invalidate(api.listInvited)
}

/** Adds a person without a password. @returns their id */
export async function addPerson(invitee: Invitee, roleId: string): Promise<string> {
  const answer = await people.submit({ ...invitee, roleId }, { quiet: true })
  receiveAnswer(people.submit.id, answer)
  return answer.id
}
