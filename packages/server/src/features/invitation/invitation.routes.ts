import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import { implement } from '../../platform/implement.ts'
import { acceptInvitation, getInvitation, inviteManager } from './invitation.handlers.ts'
import { inviteNewcomers } from './invitation.newcomers.ts'
import {
  inviteStaff,
  listInvited,
  type StaffInvitationParts,
  withdrawInvitations,
} from './invitation.staff.ts'

export const invitationRoutes = (parts: StaffInvitationParts) =>
  implement(invitation, {
    inviteManager: {
      can: 'centre.make',
      audit: 'invitation.make',
      run: (context) => inviteManager(parts, context),
    },
    inviteStaff: {
      can: 'staff.edit',
      audit: 'invitation.invite',
      run: (context) => inviteStaff(parts, context),
    },
    inviteNewcomers: {
      can: 'staff.edit',
      audit: 'invitation.invite',
      run: (context) => inviteNewcomers(parts, context),
    },
    withdrawInvitations: {
      can: 'staff.edit',
      audit: 'invitation.withdraw',
      run: withdrawInvitations,
    },
    listInvited: { can: 'staff.edit', run: (context) => listInvited(parts, context) },
    getInvitation: { can: 'public', run: getInvitation },
    acceptInvitation: { can: 'public', audit: 'invitation.accept', run: acceptInvitation },
  })
