// Where an invitation stands, and lists of people to invite. Pure.
import { mobileNumber } from '../auth/phone.rules.ts'
import { folded } from '../register/import.fold.rules.ts'

export const invitationWays = ['link', 'mail', 'sms'] as const
export const invitationStates = ['none', 'waiting', 'sent', 'seen', 'expired', 'withdrawn', 'joined'] as const
export type InvitationState = (typeof invitationStates)[number]

interface Facts {
  way: string
  createdAt: string
  expiresAt: string
  sentAt: string | null
  seenAt: string | null
  usedAt: string | null
  withdrawnAt: string | null
}

/** The state of an invitation and since when. A link to hand over counts as sent when it is made. */
export function standingOf(facts: Facts, now: string): { state: InvitationState; at: string } {
  const { way, createdAt, expiresAt, sentAt, seenAt, usedAt, withdrawnAt } = facts
  if (usedAt) return { state: 'joined', at: usedAt }
  if (withdrawnAt) return { state: 'withdrawn', at: withdrawnAt }
  if (expiresAt <= now) return { state: 'expired', at: expiresAt }
  if (seenAt) return { state: 'seen', at: seenAt }
  if (way !== 'link' && !sentAt) return { state: 'waiting', at: createdAt }
  return { state: 'sent', at: sentAt ?? createdAt }
}

export interface Invitee {
  realName: string
  email: string | null
  phone: string | null
}

/** The names of those among `people` whom an invitee may be, and of invitees who are named twice. Case, accents and spaces do
 *  not count, and a number is the same however it is written. */
export function alreadyHere(invitees: readonly Invitee[], people: readonly Invitee[]): string[] {
  const known = [...people]
  const found = invitees.flatMap((invitee) => {
    const own = marksOf(invitee)
    const same = known.filter((other) => marksOf(other).some((mark) => own.includes(mark)))
    known.push(invitee)
    return same.map(({ realName }) => realName)
  })
  return [...new Set(found)]
}

/** What somebody may be known again by. */
const marksOf = ({ realName, email, phone }: Invitee): string[] => [
  `name ${folded(realName)}`,
  ...(email ? [`mail ${email.trim().toLowerCase()}`] : []),
  ...(phone ? [`phone ${mobileNumber(phone) ?? phone.replace(/\D/g, '')}`] : []),
]

const mail = /[^\s<>;,:]+@[^\s<>;,]+\.[^\s<>;,]+/
const number = /\+?\(?\d[\d\s()./-]{5,}\d/

/** A person a line: a name, with a mail address or a phone number in any order. A line without a name gets it from the
 *  address: `hana.kereama@example.org` is Hana Kereama. */
export function readInvitees(text: string): Invitee[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const email = mail.exec(line)?.[0].toLowerCase() ?? null
    const rest = line.replace(mail, ' ')
    const phone = number.exec(rest)?.[0].trim() ?? null
    const words = rest
      .replace(number, ' ')
      .replace(/[<>;:|"]/g, ' ')
      .split(/[,\t]/)
      .map((part) => part.replace(/\s+/g, ' ').replace(/^[-–•*\s]+|[-–\s]+$/g, ''))
      .filter((part) => /\p{L}/u.test(part))
    const realName = (words.length === 2 && isOneWord(words[0]) ? words.reverse() : words)
      .join(' ')
      .slice(0, 80)
    const named = realName || nameIn(email)
    return named ? [{ realName: named, email, phone }] : []
  })
}

/** `Kereama, Hana` has the family name first. */
const isOneWord = (text = '') => !text.includes(' ')

const nameIn = (email: string | null): string =>
  (email?.split('@')[0] ?? '')
    .split(/[._-]+/)
    .filter((part) => /^\p{L}+$/u.test(part))
    .map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`)
    .join(' ')
