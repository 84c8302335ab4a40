// What a visitor fills in, and what is wrong with it.
import { isPhone } from '@daybook/contract/contact/contact.rules.ts'
import { codeOf, isCode, isEmail, isPlain } from '@daybook/contract/visitor/visitor.rules.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'

export const emptyVisitor = {
  name: '',
  mail: '',
  phone: '',
  company: '',
  purpose: '',
  hostName: '',
  accepts: false,
}
export type VisitorFields = typeof emptyVisitor

type Problems = { [K in keyof VisitorFields]?: BareKey }

export function checkVisitor(values: VisitorFields): Problems {
  const { name, mail, phone, company, purpose, hostName, accepts } = values
  const plain = (text: string, missing: BareKey): BareKey | undefined => {
    if (text.trim() === '') return missing
    return isPlain(text) ? undefined : 'visitor.noMarkup'
  }
  const problems: { [K in keyof VisitorFields]: BareKey | undefined } = {
    name: plain(name, 'visitor.nameMissing'),
    mail: isEmail(mail.trim()) ? undefined : 'visitor.mailWrong',
    phone:
      phone.trim() === '' ? 'visitor.phoneMissing' : isPhone(phone.trim()) ? undefined : 'visitor.phoneWrong',
    company: isPlain(company) ? undefined : 'visitor.noMarkup',
    purpose: plain(purpose, 'visitor.purposeMissing'),
    hostName: plain(hostName, 'visitor.hostMissing'),
    accepts: accepts ? undefined : 'visitor.acceptMissing',
  }
  return Object.fromEntries(Object.entries(problems).filter(([, key]) => key)) as Problems
}

export function codeProblem(typed: string): BareKey | undefined {
  if (typed.trim() === '') return 'visitor.codeMissing'
  return isCode(codeOf(typed)) ? undefined : 'visitor.codeLength'
}
