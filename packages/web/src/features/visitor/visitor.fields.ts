// What a visitor fills in, and what is wrong with it beyond the fields. Pure.
import { isPhone } from '@daybook/contract/contact/contact.rules.ts'
import { fields, text, tick, type ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { codeOf, isCode, isEmail, isPlain, visitorLimits } from '@daybook/contract/visitor/visitor.rules.ts'

export const visitorFields = fields({
  name: text(visitorLimits.name, { required: true, autofill: 'name' }),
  mail: text(visitorLimits.mail, { required: true, format: 'email', autofill: 'email' }),
  phone: text(visitorLimits.phone, { required: true, format: 'phone', autofill: 'tel' }),
  company: text(visitorLimits.company, { autofill: 'organization' }),
  purpose: text(visitorLimits.purpose, { required: true }),
  hostName: text(visitorLimits.hostName, { required: true }),
  accepts: tick({ required: true }),
})
export type VisitorValues = ValuesOf<typeof visitorFields>

export const codeFields = fields({
  code: text(visitorLimits.code, { required: true, autofill: 'one-time-code' }),
})

const markup = (words: string | null) => (words === null || isPlain(words) ? undefined : 'noMarkup')

export const visitorProblems = ({ name, mail, phone, company, purpose, hostName }: VisitorValues) => ({
  name: markup(name),
  mail: isEmail(mail) ? undefined : 'INVALID_FORMAT',
  phone: isPhone(phone) ? undefined : 'INVALID_FORMAT',
  company: markup(company),
  purpose: markup(purpose),
  hostName: markup(hostName),
})

export const codeProblems = ({ code }: ValuesOf<typeof codeFields>) => ({
  code: isCode(codeOf(code)) ? undefined : 'INVALID_FORMAT',
})
