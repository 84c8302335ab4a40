// Mails. What goes into a header is one line, so that nobody adds a header or a recipient by what they type.
import { z } from 'zod'

export interface Mail {
  /** Makes the Message-ID, so that a mail that is sent again can be recognised. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  calendar?: CalendarPart | undefined
}

/** A part that calendar programs take in: an invitation, or that it was called off. */
export interface CalendarPart {
  method: 'REQUEST' | 'CANCEL'
  /** iCalendar. */
  text: string
}

/** Hands a mail over for delivery. Throws when it cannot be delivered now. */
export type SendMail = (mail: Mail) => Promise<void>

const Address = z.email().max(254)

/** The address of a person as a mail may be sent to it, or undefined. */
export function mailAddress(text: string | null): string | undefined {
  const result = Address.safeParse(text?.trim())
  return result.success ? result.data : undefined
}

/** A header's value: one line of at most 150 characters. */
export const headerLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 150)
