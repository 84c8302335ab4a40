import { z } from 'zod'
import type { Place } from '../../platform/codes/codes.queries.ts'
import type { CodeMaker } from '../../platform/codes/codes.ts'
import { hashOfTicket } from '../../platform/codes/tickets.ts'
import type { Context } from '../../platform/context.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { SendMail } from '../../platform/mail/mail.ts'
import { isDeviceOf } from './recovery.queries.ts'

export const codeJob = 'sendRecoveryCode'
export const centresJob = 'sendCentresOfMail'

export const Language = z.enum(['en-US', 'zh-CN'])

/** What recovery needs from the app. */
export interface RecoveryParts {
  codes: CodeMaker
  /** Undefined without an SMTP server. */
  sendMail: SendMail | undefined
  publicUrl(): string
  cell: { others: readonly string[]; secret: string | undefined }
}

/** A mail's address in one spelling. */
export const oneSpelling = (mail: string): string => mail.trim().toLowerCase()

/** Names the codes of an address. */
export const codeOf = ({ codes }: RecoveryParts, mail: string) => ({
  purpose: 'recovery',
  subjectHash: codes.hash('mail', oneSpelling(mail)),
})

type Asking = Pick<
  Context<{ headers: Record<string, string | undefined> }, unknown>,
  'tx' | 'caller' | 'input'
>

/** Where the caller asks. It is looked up for every address, so that the time tells nothing. */
export async function placeOf(
  { codes }: RecoveryParts,
  { tx, caller, input }: Asking,
  mail: string,
): Promise<Place> {
  const deviceHash = hashOfTicket(input.headers.deviceToken ?? '')
  const isKnown = await isDeviceOf(tx, oneSpelling(mail), deviceHash)
  return { isKnown, placeHash: isKnown ? deviceHash : codes.hash('network', networkOf(caller.ip)) }
}
