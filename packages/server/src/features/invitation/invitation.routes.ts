import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import { implement } from '../../platform/implement.ts'
import { acceptInvitation, getInvitation, inviteManager } from './invitation.handlers.ts'

export const invitationRoutes = (parts: { random: RandomBytes; codes: CodeMaker }) =>
  implement(invitation, {
    inviteManager: {
      can: 'centre.make',
      audit: 'invitation.make',
      run: (context) => inviteManager(parts, context),
    },
    getInvitation: { can: 'public', run: getInvitation },
    acceptInvitation: { can: 'public', audit: 'invitation.accept', run: acceptInvitation },
  })
