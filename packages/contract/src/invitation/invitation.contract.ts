// Invitations: a link that makes one account. The first operator gets one from `npm start`, and a centre's manager one from
// the operator, and a member of staff from a manager: by mail, by text message or to hand over. The hard rules: it can be
// used once and until it expires, only a hash of it is kept, who has the link is told whether it was used or has expired,
// and nobody is invited to an account that its owner can open already.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import { changeShapeOf } from '../kernel/fields.schema.ts'
import { Id, IdList, InstantOut, Line, Nothing, TenantId } from '../kernel/schema.ts'
import type { ChangeShape } from '../register/register.kind.ts'
import { staffFields } from '../staff/staff.fields.ts'
import { invitationStates, invitationWays } from './invitation.rules.ts'

const errors = ['INVITATION_UNKNOWN', 'INVITATION_USED', 'INVITATION_EXPIRED'] as const

const { email, phone } = changeShapeOf(staffFields) as ChangeShape<typeof staffFields>
/** A person of whom the centre has no record yet. */
const Newcomer = z.object({ realName: Line(80), email, phone })

const Invited = z.array(
  z.object({ id: Id, way: z.enum(invitationWays), key: z.string().nullable(), expiresAt: InstantOut }),
)

export const invitation = feature('invitation', {
  inviteManager: post('/api/blade-system/tenant/invite', {
    description:
      'Invites a manager of a centre. With an address the link is sent there by mail; without an address its key is returned, this one time only.',
    own: true,
    body: z.object({ tenantId: TenantId, email: z.email().max(254).nullable().default(null) }),
    returns: z.object({ key: z.string().nullable(), expiresAt: InstantOut }),
  }),
  inviteStaff: post('/api/blade-system/invitation/staff', {
    description:
      'Invites members of staff who cannot sign in yet, or renews their invitations. A link goes by mail or text message where the centre can send it and the person has an address or a number; otherwise, or with `byHand`, its key is returned, this one time only. A new link ends the one before.',
    own: true,
    body: z.object({ ids: z.array(Id).min(1).max(200), byHand: z.boolean().default(false) }),
    returns: Invited,
    errors: ['RIGHTS_BEYOND_OWN', 'ALREADY_JOINED'],
  }),
  inviteNewcomers: post('/api/blade-system/invitation/staff/new', {
    description:
      'Adds people as members of staff and invites them, as `inviteStaff` does: all of them or nobody. Who has the name, the address or the number of somebody who works here, invited or not, is refused with the names of those, unless `isAnother` says that they are somebody else.',
    own: true,
    body: z.object({
      people: z.array(Newcomer).min(1).max(100),
      roleId: Line(400),
      isAnother: z.boolean().default(false),
    }),
    returns: Invited,
    errors: ['RIGHTS_BEYOND_OWN', 'VALUE_TAKEN', 'ALREADY_STAFF'],
  }),
  withdrawInvitations: post('/api/blade-system/invitation/staff/withdraw', {
    description: 'Ends the links that members of staff have not used.',
    own: true,
    query: z.object({ ids: IdList }),
    returns: Nothing,
  }),
  listInvited: get('/api/blade-system/invitation/staff/list', {
    description:
      'Lists the members of staff who cannot sign in yet or came by an invitation, with the state of their last one, and how links can be sent.',
    own: true,
    returns: z.object({
      sends: z.object({ mail: z.boolean(), sms: z.boolean() }),
      people: z.array(
        z.object({
          id: Id,
          name: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
          state: z.enum(invitationStates),
          way: z.enum(invitationWays).nullable(),
          /** When the state began; null for those who were never invited. */
          at: InstantOut.nullable(),
          expiresAt: InstantOut.nullable(),
        }),
      ),
    }),
  }),
  getInvitation: post('/api/front/blade-system/invitation/detail', {
    description:
      'Returns what the invitation of this key is for, in the centre of the header `Tenant-Id`. It is a POST to keep the key out of logs.',
    own: true,
    access: 'public',
    body: z.object({ key: z.string().max(100) }),
    returns: z.object({
      role: z.enum(['manager', 'administrator', 'staff']),
      centreName: z.string(),
      /** Whose account it opens; null where it makes one. */
      person: z.object({ realName: z.string(), account: z.string() }).nullable(),
    }),
    errors,
  }),
  acceptInvitation: post('/api/front/blade-system/invitation/accept', {
    description:
      'Accepts an invitation by making the account, which can then sign in. The name of a member of staff stays as the centre has it.',
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
