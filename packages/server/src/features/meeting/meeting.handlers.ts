// What a meeting has beyond its invitation: minutes, action points and a calendar file.
import { clockTolerance } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import {
  type meeting,
  type meetingFields,
  meetingMessages,
  meetingReceipt,
} from '@daybook/contract/meeting/meeting.kind.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { alerts, tell } from '../notification/index.ts'
import {
  type ReceiptKind,
  readable,
  receiptHandlers,
  receiptsOf,
  refreshPages,
  refuseWithdrawn,
} from '../receipt/index.ts'
import { isActiveStaff, staffWithRights } from '../staff/index.ts'
import { calendarOf } from './meeting.calendar.ts'
import {
  type ActionRow,
  actionsOf,
  findAction,
  hasAction,
  insertAction,
  insertMinutes,
  minutesOf,
  openActionsOf,
  setActionDone,
} from './meeting.queries.ts'

export const meetingAlerts = alerts(meetingMessages, {
  minutes: {
    topic: 'record',
    to: 'named',
    words: { 'en-US': 'Meeting: minutes written', 'zh-CN': '会议：已有纪要' },
  },
  action: {
    topic: 'request',
    to: 'named',
    words: { 'en-US': 'Meeting: something for you to do', 'zh-CN': '会议：有分配给您的待办' },
  },
})

type Of<K extends keyof typeof meeting.operations> = ContextOf<(typeof meeting.operations)[K]>

export const meetingKind: ReceiptKind<typeof meetingFields> = {
  ...meetingReceipt,
  name: 'meeting',
  // Whoever is to do something that came out of it, and was not invited.
  alsoReads: ({ tx, actor, input }) => hasAction(tx, input.id, actor.personId),
}
const handlers = receiptHandlers(meetingKind)

const linkOf = (id: string) => `${meetingReceipt.page}?id=${id}`

export async function getMeeting(context: Of<'get'>) {
  const { tx, input } = context
  const whole = await handlers.get.run(context)
  const actions = await actionsOf(tx, input.id)
  const minutes = await minutesOf(tx, input.id)
  const { summary, duration } = minutes ?? { summary: null, duration: null }
  return { ...whole, minutes: minutes ?? null, summary, duration, actions: actions.map(toAction) }
}

/** Of a meeting that takes place. Any of its people keeps the minutes. */
async function writable(context: Context<{ id: string }, Actor>) {
  const row = await readable({ name: 'meeting' }, context, 'change')
  return row.state === 'withdrawn' ? refuseWithdrawn(row) : row
}

export async function updateSummary(context: Of<'updateSummary'>) {
  const { tx, ids, clock, actor, input, auditSubjects } = context
  const { id, title, version, startsAt } = await writable(context)
  if (Date.parse(startsAt ?? '') > clock.now().getTime() + clockTolerance) fail('MEETING_NOT_STARTED')
  const at = clock.now().toISOString()
  const { summary, duration } = input
  auditSubjects(id)
  const known = await minutesOf(tx, id)
  // Sent twice, they notify nobody again.
  if (known?.summary === summary && known.duration === duration && known.by.id === actor.personId)
    return known
  // Two people at once: whoever saves second has not read what the first wrote.
  if (input.after !== undefined && input.after !== (known?.at ?? 'none')) fail('RECORD_CHANGED')
  await insertMinutes(tx, { id: ids(), meetingId: id, summary, duration, byId: actor.personId, at })
  const receipts = await receiptsOf(tx, { publicationId: id, version })
  const people = receipts.map(({ personId }) => personId)
  const to = people.filter((person) => person !== actor.personId)
  const params = { title, byName: actor.name }
  await tell(context, meetingAlerts.minutes, [{ to, params, link: linkOf(id), causeId: ids() }])
  refreshPages(meetingKind, context, { id, people })
  return found(await minutesOf(tx, id))
}

export async function addAction(context: Of<'addAction'>) {
  const { tx, actor, input, auditSubjects } = context
  const { id, meetingId, what, personId, dueOn } = input
  const { title } = await writable({ ...context, input: { id: meetingId } })
  if (!(await isActiveStaff(tx, personId))) fail('STAFF_NOT_FOUND', { personId: 'NOT_THERE' })
  const able = await staffWithRights(tx, ['receipt.answer'])
  if (!able.some((person) => person.id === personId)) fail('VALIDATION_FAILED', { personId: 'NOT_ALLOWED' })
  const known = await findAction(tx, id)
  if (known) return isSame(known, input) ? toAction(known) : fail('RECORD_EXISTS')
  await insertAction(tx, { id, meetingId, what, personId, dueOn })
  const params = { title, byName: actor.name, what, dueOn }
  const to = [personId].filter((person) => person !== actor.personId)
  await tell(context, meetingAlerts.action, [{ to, params, link: linkOf(meetingId), causeId: id }])
  refreshPages(meetingKind, context, { id: meetingId, people: [personId] })
  auditSubjects(meetingId, personId)
  return toAction(found(await findAction(tx, id)))
}

const isSame = (row: ActionRow, { meetingId, what, personId, dueOn }: Of<'addAction'>['input']) =>
  row.meetingId === meetingId && row.what === what && row.personId === personId && row.dueOn === dueOn

export async function finishAction(context: Of<'finishAction'>) {
  const { tx, clock, actor, input, auditSubjects } = context
  const row = found(await findAction(tx, input.id))
  if (row.personId !== actor.personId && !actor.rights.has('receipt.publish')) fail('FORBIDDEN')
  await setActionDone(tx, row.id, { doneAt: clock.now().toISOString(), doneBy: actor.personId })
  refreshPages(meetingKind, context, { id: row.meetingId, people: [row.personId] })
  auditSubjects(row.meetingId)
  return toAction(found(await findAction(tx, row.id)))
}

export async function listActions({ tx, actor }: Of<'listActions'>) {
  const rows = await openActionsOf(tx, actor.personId)
  return rows.map((row) => ({ ...toAction(row), meetingId: row.meetingId, title: row.title }))
}

function toAction({ id, what, dueOn, doneAt, personId, personName }: ActionRow) {
  return { id, what, dueOn, doneAt, person: { id: personId, name: personName } }
}

export async function getCalendar(context: Of<'getCalendar'>) {
  const row = await readable(meetingKind, context)
  const detail = row.detail as ValuesOf<typeof meetingFields>
  return {
    name: `${row.title}.ics`,
    text: calendarOf({ ...row, isOff: row.state === 'withdrawn' }, detail, context.clock.now()),
  }
}
