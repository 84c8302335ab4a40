// A visitor leaves by the family's two steps, `check/validate/{id}` and `check/{id}`, without a tablet and without the
// badge: by a new code from their mail. Code and ticket are good once, for this one visit (decision 074).
import type { kiosk } from '@daybook/contract/kiosk/kiosk.contract.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { Context, ContextOf } from '../../platform/context.ts'
import { fail, failAndKeep } from '../../platform/errors.ts'
import { countWrongTry, lastCode, proveCode, spendTicket } from './visitor.code.queries.ts'
import { publishVisit } from './visitor.handlers.ts'
import { type VisitorParts, visitorHashes } from './visitor.parts.ts'
import { checkOut, mailOfVisitHere } from './visitor.queries.ts'

type Operations = typeof kiosk.operations
type Of<K extends keyof Operations> = Context<ContextOf<Operations[K]>['input'], undefined>
type Parts = Pick<VisitorParts, 'codes' | 'random'>

export async function proveVisitor(parts: Parts, context: Of<'validateCheck'>) {
  const { tx, clock, input, auditSubjects } = context
  const { id, code, direction } = input
  // Children and staff are for the tablet, which sends its token.
  if (code === undefined) fail('UNAUTHENTICATED')
  if (direction === 'in') fail('VALIDATION_FAILED', { direction: 'INVALID_CHOICE' })
  const now = clock.now()
  const hashes = visitorHashes(parts)
  const mail = await mailOfVisitHere(tx, id)
  const sent = mail === undefined ? undefined : await lastCode(tx, hashes.ofMail(mail), now)
  if (!sent) fail('CODE_WRONG', { code: 'CODE_WRONG' })
  if (!sent.codeHash.equals(hashes.ofCode(sent.id, code))) {
    await countWrongTry(tx, sent.id)
    failAndKeep('CODE_WRONG', { code: 'CODE_WRONG' })
  }
  const ticket = newTicket(parts.random)
  await proveCode(tx, sent.id, ofVisit(ticket, id), now)
  auditSubjects(id)
  return { ticket }
}

export async function checkVisitor(parts: Parts, context: Of<'check'>) {
  const { tx, clock, input, auditSubjects } = context
  const { id, ticket } = input
  const now = clock.now()
  const mail = await mailOfVisitHere(tx, id)
  if (mail === undefined) fail('TICKET_WRONG')
  const spent = { mailHash: visitorHashes(parts).ofMail(mail), ticketHash: ofVisit(ticket, id) }
  if (!(await spendTicket(tx, spent, now))) fail('TICKET_WRONG')
  if (!(await checkOut(tx, id, now, null))) fail('TICKET_WRONG')
  auditSubjects(id)
  publishVisit(context, id)
  return { direction: 'out' as const, at: now.toISOString(), seeStaff: false }
}

/** With the visit in the hash, a ticket fits no other visit of the same address, and checks nobody in. */
const ofVisit = (ticket: string, id: string): Buffer => hashOfTicket(`${id} ${ticket}`)
