// Invitations: a link that makes one account. The first operator gets one from `npm start`, and a centre's manager one from
// the operator, by mail or to hand over. The hard rules: it can be used once and until it expires, only a hash of it is
// kept, and who has the link is told whether it was used or has expired.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { InstantOut, Line, TenantId } from '../kernel/schema.ts'

const errors = ['INVITATION_UNKNOWN', 'INVITATION_USED', 'INVITATION_EXPIRED'] as const

export const invitation = feature('invitation', {
  inviteManager: post('/api/blade-system/tenant/invite', {
    description:
      'Invites a manager of a centre. With an address the link is sent there by mail; without an address its key is returned, this one time only.',
    own: true,
    body: z.object({ tenantId: TenantId, email: z.email().max(254).nullable().default(null) }),
    returns: z.object({ key: z.string().nullable(), expiresAt: InstantOut }),
  }),
  getInvitation: post('/api/front/blade-system/invitation/detail', {
    description:
      'Returns what the invitation of this key is for, in the centre of the header `Tenant-Id`. It is a POST to keep the key out of logs.',
    own: true,
    access: 'public',
    body: z.object({ key: z.string().max(100) }),
    returns: z.object({ role: z.enum(['manager', 'administrator']), centreName: z.string() }),
    errors,
  }),
  acceptInvitation: post('/api/front/blade-system/invitation/accept', {
    description: 'Accepts an invitation by making the account, which can then sign in.',
    own: true,
    access: 'public',
    body: z.object({
      key: z.string().max(100),
      realName: Line(80),
      account: Line(64).regex(/^[\w.@-]{2,64}$/),
      password: z.string().max(64),
    }),
    returns: z.object({ tenantId: TenantId, account: z.string() }),
    errors: [...errors, 'VALUE_TAKEN'],
  }),
})
