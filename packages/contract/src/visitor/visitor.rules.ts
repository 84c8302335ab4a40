// Rules of visits. Pure, so that the public page shows at once what the server would refuse.

import { contactLimits } from '../contact/contact.rules.ts'
import { verificationCodeLength } from '../kernel/constants.ts'
import { eventName } from '../kernel/live.ts'
import { emailPattern } from '../kernel/patterns.ts'

/** The live event sent to staff when a visitor arrives, gets a teacher or leaves. */
export const visitorsChanged = eventName('visitor.changed')

/** The most characters of each. A code may be typed with spaces. */
export const visitorLimits = {
  name: 80,
  mail: 254,
  phone: contactLimits.phone,
  company: 120,
  purpose: 200,
  hostName: 80,
  code: 20,
} as const

/** How long a code and the ticket it is exchanged for are valid. */
export const codeLifetime = 10 * 60_000
/** Wrong answers to a code until it is used up. */
export const codeTries = 5
/** Codes that one address may ask for in an hour. */
export const codesAnHour = 5
/** Codes that one network may ask for in an hour: the phones of a centre's guests share one. */
export const codesOfNetworkAnHour = 40

/** Visitors who sign themselves in without a code, from one network in an hour. */
export const visitsOfNetworkAnHour = 60

/** What a centre asks of a visitor besides name, reason and host. A code is sent to the email. */
export const visitorAsks = ['nothing', 'contact', 'code'] as const
export type VisitorAsks = (typeof visitorAsks)[number]

/** A code as somebody types it: without spaces, in upper case. */
export const codeOf = (typed: string) => typed.replace(/\s/g, '').toUpperCase()

export const isCode = (text: string) => new RegExp(`^[A-Z0-9]{${verificationCodeLength}}$`).test(text)

export const isEmail = (text: string) => emailPattern.test(text)

/** A name or a line of text has no markup. */
export const isPlain = (text: string) => !/[<>]/.test(text)

export const visitStates = ['here', 'left'] as const
export type VisitState = (typeof visitStates)[number]
