import type { CodeMaker } from '../../platform/codes/codes.ts'
import type { Context } from '../../platform/context.ts'
import type { SendMail } from '../../platform/mail/mail.ts'

/** What recovery needs from the app. */
export interface RecoveryParts {
  codes: CodeMaker
  /** Undefined without an SMTP server. */
  sendMail: SendMail | undefined
  publicUrl(): string
}

/** A mail's address in one spelling. */
export const oneSpelling = (mail: string): string => mail.trim().toLowerCase()

/** Names the codes of an address. */
export const codeOf = ({ codes }: RecoveryParts, mail: string) => ({
  purpose: 'recovery',
  subjectHash: codes.hash('mail', oneSpelling(mail)),
})

/** The caller as the one who may go on: by their own secret, or else by their address and program. */
export function holderOf(
  { codes }: RecoveryParts,
  {
    caller,
    input,
  }: Pick<Context<{ headers: Record<string, string | undefined> }, unknown>, 'caller' | 'input'>,
): Buffer {
  const { recoveryKey } = input.headers
  return recoveryKey ? codes.hash('holder', recoveryKey) : codes.hash('holder', caller.ip, caller.device)
}
