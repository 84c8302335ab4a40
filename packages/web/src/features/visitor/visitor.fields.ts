// What a visitor fills in, what staff fill in for a visitor, and what is wrong beyond the fields. Pure.

import { fields, person, text, tick, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { isPhone } from '@daybook/contract/kernel/phone.rules.ts'
import {
  codeOf,
  isCode,
  isEmail,
  isPlain,
  type VisitorAsks,
  visitorLimits,
} from '@daybook/contract/visitor/visitor.rules.ts'

/** By a visitor at the door. Email and phone have to be given where the centre asks for them.
 *  @param isShared on the tablet, where a browser would offer what earlier visitors have typed */
export const visitorFields = (asks: VisitorAsks, isShared: boolean) => {
  const asked = asks === 'nothing' ? {} : { required: true as const }
  const own = <const A extends string>(autofill: A) => ({ autofill: isShared ? 'off' : autofill }) as const
  return fields({
    name: text(visitorLimits.name, { required: true, ...own('name') }),
    mail: text(visitorLimits.mail, { format: 'email', ...own('email'), ...asked }),
    phone: text(visitorLimits.phone, { format: 'phone', ...own('tel'), ...asked }),
    company: text(visitorLimits.company, own('organization')),
    purpose: text(visitorLimits.purpose, { required: true, autofill: 'off' }),
    hostName: text(visitorLimits.hostName, { required: true, autofill: 'off' }),
    accepts: tick({ required: true }),
  })
}
type VisitorValues = ValuesOf<ReturnType<typeof visitorFields>>

/** Which of them are shown, in their order. */
export const shownTo = (asks: VisitorAsks) =>
  asks === 'nothing'
    ? (['name', 'company', 'purpose', 'hostName'] as const)
    : (['name', 'mail', 'phone', 'company', 'purpose', 'hostName'] as const)

/** By a member of staff. The visitor need not have a phone or an email. */
export const guestFields = fields({
  guestName: text(visitorLimits.name, { required: true, autofill: 'off' }),
  about: text(visitorLimits.purpose, { required: true, autofill: 'off' }),
  hostId: person({ required: true }),
  company: text(visitorLimits.company, { autofill: 'off' }),
  phone: text(visitorLimits.phone, { format: 'phone', autofill: 'off' }),
  mail: text(visitorLimits.mail, { format: 'email', autofill: 'off' }),
  looksAfter: tick(),
})

export const guestFieldsShown = (asks: VisitorAsks) =>
  asks === 'nothing'
    ? (['guestName', 'about', 'hostId', 'company', 'looksAfter'] as const)
    : (['guestName', 'about', 'hostId', 'company', 'phone', 'mail', 'looksAfter'] as const)

export const codeFields = fields({
  code: text(visitorLimits.code, { required: true, autofill: 'one-time-code' }),
})

const unless = <T>(isRight: (text: T) => boolean, value: T | null, problem: string) =>
  value === null || isRight(value) ? undefined : problem
const plain = (words: string | null) => unless(isPlain, words, 'noMarkup')
const reachable = ({ mail, phone }: { mail: string | null; phone: string | null }) => ({
  mail: unless(isEmail, mail, 'INVALID_FORMAT'),
  phone: unless(isPhone, phone, 'INVALID_FORMAT'),
})

export const visitorProblems = ({ name, mail, phone, company, purpose, hostName }: VisitorValues) => ({
  ...reachable({ mail, phone }),
  name: plain(name),
  company: plain(company),
  purpose: plain(purpose),
  hostName: plain(hostName),
})

export const guestProblems = ({ guestName, about, company, phone, mail }: ValuesOf<typeof guestFields>) => ({
  ...reachable({ mail, phone }),
  guestName: plain(guestName),
  about: plain(about),
  company: plain(company),
})

export const codeProblems = ({ code }: ValuesOf<typeof codeFields>) => ({
  code: isCode(codeOf(code)) ? undefined : 'INVALID_FORMAT',
})
