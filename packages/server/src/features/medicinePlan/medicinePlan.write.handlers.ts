// What a parent agrees to, and each dose. A child's medicines are changed by one request at a time, so that of two devices
// that give at once the second knows of the first.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { isTaken } from '@daybook/contract/medicinePlan/due.rules.ts'
import type { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import {
  arrivesLate,
  authorityProblems,
  type DoseConflict,
  needsChild,
  whyNot,
} from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { presenceAt } from '../attendance/index.ts'
import { collectorsOfAll, lockChild } from '../contact/index.ts'
import { entryTime } from '../rollCall/index.ts'
import { isActiveStaff } from '../staff/index.ts'
import { type Authority, authorityAt, planOf } from './medicinePlan.facts.ts'
import { judgeDoses, tellOfConflicts } from './medicinePlan.judge.ts'
import { type AuthorityRow, findAuthority } from './medicinePlan.queries.ts'
import {
  closeAuthority,
  findCount,
  findDose,
  findWord,
  insertAuthority,
  insertCount,
  insertDose,
  insertWord,
} from './medicinePlan.write.queries.ts'

type Operations = typeof medicinePlan.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
export type Writing = { [K in keyof Operations]: Of<K> }[
  | 'submitAuthority'
  | 'endAuthority'
  | 'confirmToday'
  | 'give'
  | 'checkDose'
  | 'countDoses']

/** As everybody sees it now. */
export const answerOf = async ({ tx, actor, clock }: Writing, id: string): Promise<Authority> =>
  authorityAt(tx, found(await findAuthority(tx, id)), clock.now().toISOString(), actor.timeZone)

async function nameOfContact(tx: Tx, childId: string, contactId: string): Promise<string> {
  const contacts = await collectorsOfAll(tx, [childId])
  return (
    contacts.find(({ id }) => id === contactId)?.name ?? fail('NOT_OF_THIS_CHILD', { signed: 'NOT_THERE' })
  )
}

/** The authority of this id, whose child nobody else gives a medicine to meanwhile. */
export async function lockAuthority({ tx, auditSubjects }: Writing, id: string): Promise<AuthorityRow> {
  const { childId } = found(await findAuthority(tx, id))
  await lockChild(tx, childId)
  auditSubjects(id, childId)
  return found(await findAuthority(tx, id))
}

export async function submitAuthority(context: Of<'submitAuthority'>): Promise<Authority> {
  const { tx, actor, input, auditSubjects } = context
  const { id, childId, signed, at, leastHours, mostInDay, untilDay, expiresOn, note, ...agreed } = input
  found(await lockChild(tx, childId))
  auditSubjects(id, childId)
  const row = {
    ...agreed,
    id,
    childId,
    times: [...new Set(agreed.times)].sort(),
    leastHours: leastHours ?? null,
    mostInDay: mostInDay ?? null,
    untilDay: untilDay ?? null,
    expiresOn: expiresOn ?? null,
    note: note || null,
  }
  const problems = authorityProblems(row)
  if (Object.keys(problems).length > 0) fail('VALIDATION_FAILED', problems)
  const isNew = await insertAuthority(tx, {
    ...row,
    contactId: signed.contactId,
    signedName: await nameOfContact(tx, childId, signed.contactId),
    drawing: signed.drawing,
    signedAt: entryTime(context, at),
    byId: actor.personId,
  })
  if (!isNew) {
    const kept = await findAuthority(tx, id)
    const isSame = kept?.createdBy === actor.personId && kept.childId === childId && kept.name === row.name
    if (!isSame || kept.dose !== row.dose) fail('RECORD_EXISTS')
    context.alreadyDone()
  }
  return answerOf(context, id)
}

export async function endAuthority(context: Of<'endAuthority'>): Promise<Authority> {
  const { tx, actor, input } = context
  const { id } = await lockAuthority(context, input.id)
  const at = entryTime(context, input.at)
  const hadNot = await closeAuthority(tx, id, { at, by: actor.personId, why: input.why || null })
  if (!hadNot) context.alreadyDone()
  else
    await judgeDoses(context, {
      authorityId: id,
      at,
      causeId: id,
      without: (now) => ({ ...now, ended: null }),
    })
  return answerOf(context, id)
}

export async function confirmToday(context: Of<'confirmToday'>): Promise<Authority> {
  const { tx, actor, input } = context
  const { id, signed, lastGivenAt } = input
  const row = await lockAuthority(context, input.authorityId)
  const at = entryTime(context, input.at)
  if (row.endedAt !== null && Date.parse(row.endedAt) <= Date.parse(at)) fail('AUTHORITY_ENDED')
  if (lastGivenAt && Date.parse(lastGivenAt) > Date.parse(at))
    fail('TIME_IN_FUTURE', { lastGivenAt: 'IN_FUTURE' })
  const isNew = await insertWord(tx, {
    id,
    authorityId: row.id,
    day: dayAt(new Date(at), actor.timeZone),
    contactId: signed.contactId,
    signedName: await nameOfContact(tx, row.childId, signed.contactId),
    drawing: signed.drawing,
    lastGivenAt: lastGivenAt ?? null,
    at,
    byId: actor.personId,
  })
  if (!isNew) {
    const kept = await findWord(tx, id)
    if (kept?.authorityId !== row.id || kept.byId !== actor.personId) fail('RECORD_EXISTS')
    context.alreadyDone()
  } else if (lastGivenAt) {
    const without = (now: Authority) => ({
      ...now,
      words: now.words.map((word) => (word.id === id ? { ...word, lastGivenAt: null } : word)),
    })
    await judgeDoses(context, { authorityId: row.id, at: lastGivenAt, causeId: id, without })
  }
  return answerOf(context, row.id)
}

export async function countDoses(context: Of<'countDoses'>): Promise<Authority> {
  const { tx, actor, input } = context
  const { id, doses } = input
  const { id: authorityId } = await lockAuthority(context, input.authorityId)
  const at = entryTime(context, input.at)
  if (!(await insertCount(tx, { id, authorityId, doses, at, byId: actor.personId }))) {
    const kept = await findCount(tx, id)
    const isSame = kept?.authorityId === authorityId && kept.doses === doses
    if (!isSame || kept.byId !== actor.personId) fail('RECORD_EXISTS')
    context.alreadyDone()
  }
  return answerOf(context, authorityId)
}

export async function give(context: Of<'give'>): Promise<Authority> {
  const { tx, actor, clock, input } = context
  const { id, outcome, note } = input
  const row = await lockAuthority(context, input.authorityId)
  if (row.childId !== input.childId) fail('NOT_OF_THIS_CHILD', { childId: 'NOT_OF_THIS_CHILD' })
  const at = entryTime(context, input.at)
  const kept = await findDose(tx, id)
  if (kept) {
    const isSame = kept.authorityId === row.id && kept.byId === actor.personId && kept.outcome === outcome
    if (!isSame || Date.parse(kept.at) !== Date.parse(at)) fail('RECORD_EXISTS')
    context.alreadyDone()
    return answerOf(context, row.id)
  }
  if (outcome === 'notGiven' && !note) fail('NOTE_REQUIRED')
  const checkedBy = await checkerOf(context)
  const isLate = clock.now().getTime() - Date.parse(at) > arrivesLate
  const isAway = needsChild(outcome) && !(await wasHere(context, at))
  if (isAway && !isLate) fail('CHILD_NOT_PRESENT', { childId: 'CHILD_NOT_PRESENT' })
  const plan = planOf(await authorityAt(tx, row, at, actor.timeZone), actor.timeZone)
  const no = isTaken(outcome) ? whyNot(plan, Date.parse(at))?.why : undefined
  if (no && !isLate) fail(no)
  const why: DoseConflict | null = no ?? (isAway ? 'CHILD_NOT_PRESENT_THEN' : null)
  const { dose, childId, authorityId } = input
  const given = { id, authorityId, childId, dose, outcome, note: note || null, at }
  await insertDose(tx, { ...given, byId: actor.personId, checkedBy, conflict: why })
  if (why !== null)
    await tellOfConflicts(context, row, [{ dose: { at, byName: actor.name }, why, causeId: id }])
  return answerOf(context, row.id)
}

async function wasHere({ tx, actor, input: { childId } }: Of<'give'>, at: string): Promise<boolean> {
  const instant = new Date(at)
  const presence = await presenceAt(tx, [childId], instant, dayAt(instant, actor.timeZone))
  return presence.get(childId)?.present ?? false
}

/** Who checked the dose: another person of the centre, wherever the child took it. */
async function checkerOf({ tx, actor, input }: Of<'give'>): Promise<string | null> {
  const { checkedBy, outcome } = input
  if (!checkedBy) return isTaken(outcome) ? fail('CHECKER_REQUIRED', { checkedBy: 'REQUIRED' }) : null
  if (checkedBy === actor.personId) fail('GIVER_IS_CHECKER', { checkedBy: 'SAME_PERSON' })
  if (!(await isActiveStaff(tx, checkedBy))) fail('STAFF_NOT_FOUND', { checkedBy: 'NOT_THERE' })
  return checkedBy
}
