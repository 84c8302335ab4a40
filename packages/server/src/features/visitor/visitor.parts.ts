import type { CodeMaker } from '../../platform/codes/codes.ts'
import { networkOf } from '../../platform/http/network.ts'
import type { RandomBytes } from '../../platform/ids.ts'
import type { SendMail } from '../../platform/mail/mail.ts'

export interface VisitorParts {
  codes: CodeMaker
  random: RandomBytes
  /** Undefined without an SMTP server: mails then land in the operator's mailbox. */
  sendMail: SendMail | undefined
}

/** Hashes of what a visitor types. */
export const visitorHashes = ({ codes }: Pick<VisitorParts, 'codes'>) => ({
  ofMail: (mail: string) => codes.hash('visitor mail', mail),
  ofNetwork: (ip: string) => codes.hash('visitor network', networkOf(ip)),
  /** @param id of its row, so that equal codes have different hashes */
  ofCode: (id: string, code: string) => codes.hash('visitor code', id, code),
})
