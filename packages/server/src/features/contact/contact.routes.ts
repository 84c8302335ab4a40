import { endsBeforeStart } from '@daybook/contract/contact/collect.rules.ts'
import { contact } from '@daybook/contract/contact/contact.contract.ts'
import { contactsChanged, lacksPhone } from '@daybook/contract/contact/contact.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { isSameJson } from '../../platform/json.ts'
import { keepPin } from '../../platform/pins.queries.ts'
import { takePicture } from '../file/index.ts'
import {
  contactsOf,
  endContactAt,
  findContact,
  insertContact,
  lockChild,
  removeCode,
  setContactPicture,
  sortContacts,
  updateContact,
} from './contact.queries.ts'

type Operations = typeof contact.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Contact = AnswerOf<Operations['submitContact']>

/** Whether the record has all these values already. */
const isSaved = <T extends object>(known: T, wanted: Partial<T>) => isSameJson(known, { ...known, ...wanted })

type Collecting = Pick<Contact, 'collectsFrom' | 'collectsUntil' | 'collectsOn' | 'orderNote' | 'orderPhone'>

/** What the input leaves out stays as it is, so that a device which does not know it yet never removes an order. */
function collectingOf(input: Partial<Collecting>, before: Collecting | undefined): Collecting {
  const kept = <K extends keyof Collecting>(name: K): Collecting[K] | null =>
    input[name] === undefined ? (before?.[name] ?? null) : input[name]
  const days = kept('collectsOn')?.toSorted()
  return {
    collectsFrom: kept('collectsFrom'),
    collectsUntil: kept('collectsUntil'),
    collectsOn: days?.length ? days : null,
    orderNote: kept('orderNote') || null,
    orderPhone: kept('orderPhone'),
  }
}

async function submitContact(context: Of<'submitContact'>): Promise<Contact> {
  const { tx, actor, input, auditSubjects } = context
  const { id, childId, version, name, relation, isEmergency, mayCollect } = input
  found(await lockChild(tx, childId))
  const before = await findContact(tx, id)
  const fields = {
    name,
    relation,
    isEmergency,
    mayCollect,
    phone: input.phone ?? null,
    note: input.note || null,
    ...collectingOf(input, before),
    birthDate: input.birthDate === undefined ? (before?.birthDate ?? null) : input.birthDate,
  }
  if (lacksPhone(fields)) fail('CONTACT_NEEDS_PHONE', { phone: 'CONTACT_NEEDS_PHONE' })
  if (endsBeforeStart(fields.collectsFrom, fields.collectsUntil))
    fail('CONTACT_ENDS_BEFORE_START', { collectsUntil: 'CONTACT_ENDS_BEFORE_START' })
  if (fields.birthDate !== null && fields.birthDate > actor.today)
    fail('VALIDATION_FAILED', { birthDate: 'IN_FUTURE' })
  if (version === undefined) {
    if (before) fail('RECORD_EXISTS')
    await insertContact(tx, id, childId, fields)
  } else {
    const known = found(before)
    if (known.childId !== childId) fail('NOT_FOUND')
    if (known.endedAt !== null) fail('CONTACT_ENDED')
    if (isSaved(known, { ...fields, version: version + 1, updatedBy: actor.personId })) context.alreadyDone()
    else if (known.version !== version) fail('CONTACT_CHANGED')
    else await updateContact(tx, { id, version }, fields)
  }
  auditSubjects(id, childId)
  return found((await publishContacts(context, childId)).find((one) => one.id === id))
}

async function savePicture(context: Of<'savePicture'>): Promise<Contact> {
  const { tx, input, auditSubjects } = context
  const known = found(await findContact(tx, input.id))
  if (known.endedAt !== null) fail('CONTACT_ENDED')
  await setContactPicture(tx, input.id, await takePicture(context, input.avatar))
  auditSubjects(input.id, known.childId)
  return found((await publishContacts(context, known.childId)).find(({ id }) => id === input.id))
}

async function setCode(context: Of<'setCode'>): Promise<Contact> {
  const { tx, input, auditSubjects } = context
  const { id, code } = input
  const known = found(await findContact(tx, id))
  if (known.endedAt !== null) fail('CONTACT_ENDED')
  if (code === null) await removeCode(tx, id)
  else await keepPin(tx, 'contactCode', { id, pin: code, field: 'code' })
  auditSubjects(id, known.childId)
  return found((await publishContacts(context, known.childId)).find((contact) => contact.id === id))
}

async function endContact(context: Of<'endContact'>): Promise<null> {
  const { tx, clock, input, auditSubjects } = context
  const { childId } = found(await findContact(tx, input.id))
  await endContactAt(tx, input.id, clock.now())
  auditSubjects(input.id, childId)
  await publishContacts(context, childId)
  return null
}

async function orderContacts(context: Of<'orderContacts'>): Promise<Contact[]> {
  const { tx, actor, input, auditSubjects } = context
  const { childId, ids } = input
  found(await lockChild(tx, childId))
  const standing = await contactsOf(tx, childId, actor)
  const isAll = new Set(ids).size === standing.length && standing.every(({ id }) => ids.includes(id))
  if (!isAll || ids.length !== standing.length) fail('CONTACTS_CHANGED')
  await sortContacts(tx, ids)
  auditSubjects(childId)
  return publishContacts(context, childId)
}

/** Open pages read the child's contacts again. */
async function publishContacts(
  { tx, actor, publish }: Pick<Of<'orderContacts'>, 'tx' | 'actor' | 'publish'>,
  childId: string,
): Promise<Contact[]> {
  publish({ operation: contactsChanged, to: 'child.read', data: { childId } })
  return contactsOf(tx, childId, actor)
}

export const contactRoutes = implement(contact, {
  submitContact: { can: 'child.edit', audit: 'contact.submit', run: submitContact },
  savePicture: { can: 'child.edit', audit: 'contact.picture', run: savePicture },
  setCode: { can: 'child.edit', audit: 'contact.code', run: setCode },
  endContact: { can: 'child.edit', audit: 'contact.end', run: endContact },
  orderContacts: { can: 'child.edit', audit: 'contact.order', run: orderContacts },
})
