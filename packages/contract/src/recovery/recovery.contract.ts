// A forgotten password: a code proves the e-mail address, and then a new password is set, once. The hard rule: no answer
// shows whether an address or an account exists, neither by its words nor by its time.
import { z } from 'zod'
import { feature, post } from '../kernel/feature.ts'
import { Id, InstantOut, Nothing } from '../kernel/schema.ts'
import { messageKinds } from '../message/message.kind.ts'

/** To the person who has a new password. */
export const recoveryMessages = messageKinds('recovery', { passwordReset: z.object({ at: InstantOut }) })

const Address = z.email().max(254)

const Account = z.object({ userId: Id, account: z.string(), realName: z.string() })

export const recovery = feature('recovery', {
  findCentres: post('/api/front/blade-common/tenant-by-mail', {
    description:
      'Mails the names and numbers of its centres to an address that an account has. The answer is the same for every address, and says so in the reader’s language.',
    query: z.object({ email: Address }),
    headers: ['device-token'],
    returns: z.object({ message: z.string() }),
    access: 'public',
  }),
  sendCode: post('/api/front/blade-common/find-pass/mail/send-code', {
    description:
      'Makes a code for a new password, and mails it if an account of the centre has this address. Of the codes that this caller has asked for, the last one counts; a caller is known as in `find-pass/reset-pass`. A device that the account knows (`Device-Token`), and else a network, may ask five times an hour. The answer is the same for every address.',
    query: z.object({ mail: Address }),
    headers: ['recovery-key', 'device-token'],
    returns: Nothing,
    access: 'public',
  }),
  validateCode: post('/api/front/blade-common/find-pass/mail/validate-code', {
    description:
      'Proves the code for a new password. Of several accounts with this address, `userId` says which; without it the answer lists `accounts` to choose from.',
    query: z.object({ mail: Address, code: z.string().max(20), userId: Id.optional() }),
    headers: ['recovery-key'],
    returns: z.object({ accounts: z.array(Account), chosen: Id.nullable() }),
    access: 'public',
    errors: ['CODE_WRONG'],
  }),
  resetPassword: post('/api/front/blade-common/find-pass/reset-pass', {
    description:
      'Sets the password of the account whose code this caller has proved, and ends all of its sessions. A caller is known by the header `Recovery-Key`, a secret of its own, or without it by its address and program.',
    query: z.object({
      mail: Address,
      newPassword: z.string().max(64),
      newPassword1: z.string().max(64),
    }),
    headers: ['recovery-key'],
    returns: Nothing,
    access: 'public',
    errors: ['CODE_WRONG', 'PASSWORDS_DIFFER'],
  }),
})
