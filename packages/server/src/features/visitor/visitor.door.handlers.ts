// Visitors at the door: nobody has signed in, so everything is counted, and no answer tells what exists.

import { verificationCodeLength } from '@daybook/contract/kernel/constants.ts'
import type { visitor } from '@daybook/contract/visitor/visitor.contract.ts'
import {
  codesAnHour,
  codesOfNetworkAnHour,
  visitsOfNetworkAnHour,
} from '@daybook/contract/visitor/visitor.rules.ts'
import { hashOfTicket, newTicket } from '../../platform/codes/tickets.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
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
import { checkOut, checkOutByMail, insertVisit, visitOfBadge, visitsHereOf } from './visitor.queries.ts'
import { badgeOf, visitPage } from './visitor.view.ts'

type Operations = typeof visitor.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getTenantInfo({ sendMail }: VisitorParts, { tx, caller }: Of<'getTenantInfo'>) {
  const centre = found(await openCentre(tx, caller.tenantId))
  return { ...centre, sendsCodes: sendMail !== undefined }
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
  // Of two forms at the same moment, the second waits here for the first, and then finds its visit.
  if (!(await spendProven(parts, context, badgeHash))) {
    await takeTurn(tx, badgeHash)
    const known = await visitOfBadge(tx, badgeHash)
    if (known) return badgeOf(known)
    await letInWithoutCode(parts, context)
  }
  const { name, mail, phone = null, purpose, hostName } = input
  const visit = {
    id: ids(),
    name,
    email: mail ?? null,
    phone,
    purpose,
    hostName,
    company: input.company || null,
  }
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

function spendProven(parts: VisitorParts, context: Of<'createVisitor'>, ticketHash: Buffer) {
  const { tx, clock, input } = context
  if (!input.mail) return false
  return spendTicket(tx, { mailHash: visitorHashes(parts).ofMail(input.mail), ticketHash }, clock.now())
}

/** Where the centre asks for no code, anybody may sign in: each network so many in an hour. */
async function letInWithoutCode(parts: VisitorParts, context: Of<'createVisitor'>): Promise<void> {
  const { tx, clock, ids, caller, input } = context
  const { asks } = found(await openCentre(tx, caller.tenantId))
  if (asks === 'code') fail('TICKET_WRONG')
  if (asks === 'contact' && !input.mail) fail('VALIDATION_FAILED', { mail: 'REQUIRED' })
  if (asks === 'contact' && !input.phone) fail('VALIDATION_FAILED', { phone: 'REQUIRED' })
  const now = clock.now()
  const hashes = visitorHashes(parts)
  const networkHash = hashes.ofNetwork(caller.ip)
  await takeTurn(tx, networkHash)
  refuseMore(await codesOfHour(tx, { networkHash }, now), visitsOfNetworkAnHour, now)
  const id = ids()
  // Counted like a code, which nobody can use.
  const nothing = hashes.ofCode(id, '')
  await insertCode(tx, { id, mailHash: nothing, networkHash, codeHash: nothing, sentAt: now.toISOString() })
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
  const { mail, name = '' } = input
  const left = mail
    ? await checkOutByMail(tx, mail, clock.now())
    : await checkOutByName(tx, name, clock.now())
  auditSubjects(...left)
  for (const id of left) publishVisit(context, id)
  return { left: left.length }
}

/** Of two visitors with the same name, staff know who leaves. */
async function checkOutByName(tx: Tx, name: string, at: Date): Promise<string[]> {
  const [only, ...others] = await visitsHereOf(tx, name)
  return only && others.length === 0 && (await checkOut(tx, only.id, at, null)) ? [only.id] : []
}
