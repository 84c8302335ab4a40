import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { FieldError } from '@daybook/contract/kernel/fieldErrors.ts'
import { problemsIn } from '@daybook/contract/kernel/fields.check.ts'
import type { DateRange, ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { leaveFields } from '@daybook/contract/leave/leave.fields.ts'
import { isTaken, lengthOf, longestLeave } from '@daybook/contract/leave/leave.rules.ts'
import { leaveBalance } from '@daybook/contract/leaveBalance/leaveBalance.contract.ts'
import { leaveEntryFields, workingWeekFields } from '@daybook/contract/leaveBalance/leaveBalance.fields.ts'
import { entryProblems } from '@daybook/contract/leaveBalance/leaveBalance.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { weeksOf } from '../leave/index.ts'
import { readable } from '../report/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { ledgerOf, outlookOf } from './leaveBalance.accounts.ts'
import { entriesOf, findPerson, insertEntry, insertWeek, keepsBalance } from './leaveBalance.queries.ts'

type Operations = typeof leaveBalance.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
interface NewEntry {
  id: string
  staffId: string
  kind: string
  type: string
  halfDays: number
  startsOn: string
  reason: string | null
}
type Answer<K extends keyof Operations> = Promise<AnswerOf<Operations[K]>>

type Reading = Pick<Context<unknown, Actor>, 'tx' | 'actor'>

const ledger = async ({ tx, actor }: Reading, staffId: string) => ({
  ...(await ledgerOf(tx, staffId, actor.today)),
  isEnteredByOthers: await isEnteredByOthers({ tx, actor }, staffId),
})

/** Nobody enters their own leave while somebody else can (decision 060). */
async function isEnteredByOthers({ tx, actor: { personId } }: Reading, staffId: string): Promise<boolean> {
  if (staffId !== personId) return false
  return (await staffWithRights(tx, ['leave.keepBalance'])).some(({ id }) => id !== personId)
}

const getOwn = (context: Of<'getOwn'>): Answer<'getOwn'> => ledger(context, context.actor.personId)

async function getOf(context: Of<'getOf'>): Answer<'getOf'> {
  const { id } = found(await findPerson(context.tx, context.input.staffId))
  return ledger(context, id)
}

/** The person whose leave is entered. */
async function kept(context: Reading & { input: { staffId: string } }): Promise<string> {
  const { id } = found(await findPerson(context.tx, context.input.staffId))
  if (!(await keepsBalance(context.tx))) fail('NOT_FOUND')
  if (await isEnteredByOthers(context, id)) fail('OWN_BALANCE')
  return id
}

async function foresee(context: Of<'foresee'>): Answer<'foresee'> {
  const { tx, actor, input } = context
  const { kind, from, until, noon, id } = input
  const dates = {
    from,
    until,
    startsAtNoon: noon === 'start' || noon === 'both',
    endsAtNoon: noon === 'end' || noon === 'both',
  }
  refuseDates(context, dates)
  return outlookOf(tx, { staffId: actor.personId, kind, dates, id })
}

async function getOfRequest(context: Of<'getOfRequest'>): Answer<'getOfRequest'> {
  const { id, authorId, state, detail } = await readable({ name: 'leave' }, context)
  // Leave that is not taken leaves everything as it is.
  if (!isTaken(state)) return null
  const { kind, dates } = detail as ValuesOf<typeof leaveFields>
  return outlookOf(context.tx, { staffId: authorId, kind, dates, id })
}

async function enter(context: Of<'enter'>): Answer<'enter'> {
  const { tx, actor, clock, input, auditSubjects } = context
  const { id, entry } = input
  const { kind, type, days, from, reason } = entry
  const staffId = await kept(context)
  const now = clock.now().toISOString()
  const wrong = {
    ...problemsIn(leaveEntryFields, entry, { now, today: actor.today }),
    ...entryProblems(entry),
  }
  if (Object.keys(wrong).length > 0) fail('VALIDATION_FAILED', within('entry', wrong))
  const row = {
    id,
    staffId,
    kind,
    type,
    halfDays: days * 2,
    startsOn: from,
    reason: reason || null,
  }
  const isNew = await insertEntry(tx, { ...row, at: now, byId: actor.personId })
  if (!isNew && !(await isSameEntry(tx, row))) fail('RECORD_EXISTS')
  auditSubjects(staffId)
  return ledger(context, staffId)
}

/** Whether the entry with this id says the same: then it was only sent again. */
async function isSameEntry(tx: Tx, { id, staffId, kind, type, halfDays, startsOn, reason }: NewEntry) {
  const known = (await entriesOf(tx, staffId)).find((one) => one.id === id)
  const says = known && [known.kind, known.type, known.days * 2, known.from, known.reason]
  return says?.join('\n') === [kind, type, halfDays, startsOn, reason].join('\n')
}

async function setWeek(context: Of<'setWeek'>): Answer<'setWeek'> {
  const { tx, actor, clock, input, auditSubjects } = context
  const { id, week } = input
  const staffId = await kept(context)
  const now = clock.now().toISOString()
  const wrong = problemsIn(workingWeekFields, week, { now, today: actor.today })
  if (Object.keys(wrong).length > 0) fail('VALIDATION_FAILED', within('week', wrong))
  const weekdays = [...new Set(week.weekdays)].toSorted()
  const row = { id, staffId, startsOn: week.from, weekdays, at: now, byId: actor.personId }
  const isNew = await insertWeek(tx, row)
  const known = isNew ? undefined : (await weeksOf(tx, staffId)).find((one) => one.id === id)
  const isSame = known?.from === week.from && known.weekdays.join() === weekdays.join()
  if (!isNew && !isSame) fail('RECORD_EXISTS')
  auditSubjects(staffId)
  return ledger(context, staffId)
}

/** The same rules as for the request itself. */
function refuseDates({ actor, clock }: Context<unknown, Actor>, dates: DateRange): void {
  const moment = { now: clock.now().toISOString(), today: actor.today }
  const wrong = problemsIn({ dates: leaveFields.dates }, { dates }, moment).dates
  if (wrong) fail('VALIDATION_FAILED', { until: wrong })
  if (lengthOf(dates) > longestLeave) fail('VALIDATION_FAILED', { until: 'TOO_LARGE' })
}

const within = (group: string, wrong: Record<string, FieldError>) =>
  Object.fromEntries(Object.entries(wrong).map(([path, key]) => [`${group}.${path}`, key]))

export const leaveBalanceRoutes = implement(leaveBalance, {
  getOwn: { can: 'report.submit', run: getOwn },
  getOf: { can: 'leave.keepBalance', run: getOf },
  foresee: { can: 'report.submit', run: foresee },
  getOfRequest: { can: 'report.submit', run: getOfRequest },
  enter: { can: 'leave.keepBalance', audit: 'leaveBalance.enter', live: 'leave.keepBalance', run: enter },
  setWeek: {
    can: 'leave.keepBalance',
    audit: 'leaveBalance.setWeek',
    live: 'leave.keepBalance',
    run: setWeek,
  },
})
