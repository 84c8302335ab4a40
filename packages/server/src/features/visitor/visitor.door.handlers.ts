// Visitors at the door: nobody has signed in, so everything is counted, and no answer tells what exists.

import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import type { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import { codesAnHour, codesOfNetworkAnHour } from '@daybook/contract/visitor/visitor.rules.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { ContextOf } from '../../platform/context.ts'
import { AppError, fail, failAndKeep, found } from '../../platform/errors.ts'
import { tell } from '../notification/index.ts'
import { staffNamed } from '../staff/index.ts'
import { visitorAlerts } from './visitor.alerts.ts'
import {
  codesOfHour,
  countWrongTry,
  hour,
  insertCode,
  lastCode,
  openCentre,
  proveCode,
  spendTicket,
  takeTurn,
} from './visitor.code.queries.ts'
import { publishVisit } from './visitor.handlers.ts'
import { planCodeMail } from './visitor.mail.ts'
import { type VisitorParts, visitorHashes } from './visitor.parts.ts'
import { checkOut, checkOutByMail, insertVisit, visitOfBadge } from './visitor.queries.ts'
import { badgeOf, visitPage } from './visitor.view.ts'

type Operations = typeof visitor.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getTenantInfo({ tx, caller }: Of<'getTenantInfo'>) {
  return found(await openCentre(tx, caller.tenantId))
}

export async function sendVisitorCode(parts: VisitorParts, context: Of<'sendVisitorCode'>) {
  const { tx, clock, ids, caller, input } = context
  const centre = found(await openCentre(tx, caller.tenantId))
  const now = clock.now()
  const hashes = visitorHashes(parts)
  const mailHash = hashes.ofMail(input.mail)
  const networkHash = hashes.ofNetwork(caller.ip)
  await takeTurn(tx, mailHash, networkHash)
  refuseMore(await codesOfHour(tx, { mailHash }, now), codesAnHour, now)
  refuseMore(await codesOfHour(tx, { networkHash }, now), codesOfNetworkAnHour, now)
  const [id, code] = [ids(), parts.codes.make(verificationCodeLength)]
  await insertCode(tx, {
    id,
    mailHash,
    networkHash,
    codeHash: hashes.ofCode(id, code),
    sentAt: now.toISOString(),
  })
  await planCodeMail(parts, context, { id, to: input.mail, code, centreName: centre.name })
  return null
}

/** TOO_MANY_REQUESTS, with the seconds until the oldest of these is an hour ago. */
function refuseMore(sent: readonly string[], most: number, now: Date): void {
  const oldest = sent.at(-most)
  if (oldest === undefined) return
  const seconds = Math.ceil((Date.parse(oldest) + hour - now.getTime()) / 1000)
  throw new AppError('TOO_MANY_REQUESTS', undefined, seconds)
}

export async function validateVisitorCode(parts: VisitorParts, context: Of<'validateVisitorCode'>) {
  const { tx, clock, input } = context
  const now = clock.now()
  const hashes = visitorHashes(parts)
  const sent = await lastCode(tx, hashes.ofMail(input.mail), now)
  if (!sent) fail('CODE_WRONG', { code: 'CODE_WRONG' })
  if (!sent.codeHash.equals(hashes.ofCode(sent.id, input.code))) {
    await countWrongTry(tx, sent.id)
    failAndKeep('CODE_WRONG', { code: 'CODE_WRONG' })
  }
  const ticket = newTicket(parts.random)
  await proveCode(tx, sent.id, hashOfTicket(ticket), now)
  return { ticket }
}

export async function createVisitor(parts: VisitorParts, context: Of<'createVisitor'>) {
  const { tx, clock, ids, input, auditSubjects } = context
  const now = clock.now()
  const badgeHash = hashOfTicket(input.ticket)
  const mailHash = visitorHashes(parts).ofMail(input.mail)
  // Of two forms at the same moment, the second waits here for the first, and then finds its visit.
  if (!(await spendTicket(tx, { mailHash, ticketHash: badgeHash }, now)))
    return badgeOf((await visitOfBadge(tx, badgeHash)) ?? fail('TICKET_WRONG'))
  const { name, mail: email, phone, purpose, hostName } = input
  const visit = { id: ids(), name, email, phone, purpose, hostName, company: input.company || null }
  const hostId = await staffNamed(tx, hostName)
  const checkedInAt = now.toISOString()
  await insertVisit(tx, {
    ...visit,
    badgeHash,
    checkedInAt,
    hostId: hostId ?? null,
    conditionsAcceptedAt: checkedInAt,
  })
  auditSubjects(visit.id)
  publishVisit(context, visit.id)
  await tell(context, visitorAlerts.arrived, [
    {
      instead: hostId ? [hostId] : undefined,
      params: { visitorName: name, company: visit.company ?? '', purpose },
      link: visitPage(visit.id),
      causeId: visit.id,
    },
  ])
  return { ...badgeOf({ ...visit, checkedInAt, checkedOutAt: null }) }
}

export async function leave(context: Of<'leave'>) {
  const { tx, clock, input, auditSubjects } = context
  const badgeHash = hashOfTicket(input.ticket)
  const visit = found(await visitOfBadge(tx, badgeHash))
  auditSubjects(visit.id)
  if (visit.checkedOutAt === null && (await checkOut(tx, visit.id, clock.now(), null)))
    publishVisit(context, visit.id)
  return badgeOf(found(await visitOfBadge(tx, badgeHash)))
}

export async function leaveAtTablet(context: Of<'leaveAtTablet'>) {
  const { tx, clock, input, auditSubjects } = context
  const left = await checkOutByMail(tx, input.mail, clock.now())
  auditSubjects(...left)
  for (const id of left) publishVisit(context, id)
  return { left: left.length }
}
