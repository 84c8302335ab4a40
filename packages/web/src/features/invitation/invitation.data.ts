import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import type { Invitee } from '@daybook/contract/invitation/invitation.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, query } from '../../platform/query/query.ts'

const api = client(invitation)
const staffApi = client(staff)

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
  return keysOf(made)
}

const keysOf = (made: AnswerOf<Operations['inviteStaff']>): Keys =>
  Object.fromEntries(made.flatMap(({ id, key }) => (key === null ? [] : [[id, key]])))

export async function withdraw(id: string): Promise<void> {
  await api.withdrawInvitations({ ids: id })
  await invalidate(api.listInvited)
}

interface Newcomers {
  people: readonly Invitee[]
  roleId: string
  /** Whether they are others than those of the same name, address or number. */
  isAnother: boolean
}

/** Adds people and invites them, all or nobody. @throws ApiError without showing its message: the form asks */
export async function inviteNewcomers({ people, ...rest }: Newcomers): Promise<Keys> {
  const made = await api.inviteNewcomers({ ...rest, people: [...people] }, { quiet: true })
  await invalidate(api.listInvited, staffApi.list)
  return keysOf(made)
}
