import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { client } from '../../platform/api/client.ts'

const api = client(invitation)

export interface Link {
  tenant: string
  key: string
}

export type Invited = AnswerOf<(typeof invitation.operations)['getInvitation']>

/** @throws ApiError without showing its message: the page shows it */
export const getInvitation = ({ tenant, key }: Link) =>
  api.getInvitation({ key }, { tenantId: tenant, quiet: true })

export const acceptInvitation = (
  { tenant, key }: Link,
  input: { realName: string; account: string; password: string },
) => api.acceptInvitation({ ...input, key }, { tenantId: tenant, quiet: true })
