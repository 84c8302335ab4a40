import { timeProblem } from '@daybook/contract/attendance/attendance.rules.ts'
import { dayAt, dayBounds } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { ratio } from '@daybook/contract/ratio/ratio.contract.ts'
import type { PlaceAndDay } from '@daybook/contract/rule/rule.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { openWorkOfDay } from '../attendance/index.ts'
import { placeOfCentre } from '../centre/index.ts'
import { allRooms, roomsWithOwn } from '../room/room.queries.ts'
import { plannedDay } from '../roster/index.ts'
import { isActiveStaff } from '../staff/index.ts'
import { ratioDayOf } from './ratio.facts.ts'
import {
  endForgotten,
  endPause,
  explainShortfall,
  findPause,
  findShortfall,
  insertPause,
  openShortfall,
  type ShortfallRow,
  shortfallsIn,
  shortfallsOn,
  visitsOn,
} from './ratio.queries.ts'

type Operations = typeof ratio.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>

export async function getBoard(context: Of<'getBoard'>) {
  const { tx, actor } = context
  const place = await placeOfCentre(tx)
  const shortfalls = await shortfallsOn(tx, actor.today)
  return {
    ...(await factsOf(context, { ...place, day: actor.today })),
    planned: await plannedDay(context, place),
    shortfalls: shortfalls.map((row) => toShortfall(row, actor)),
    can: abilitiesOf(actor),
  }
}

export async function getDay(context: Of<'getDay'>) {
  const { tx, actor, input } = context
  const facts = await factsOf(context, { ...(await placeOfCentre(tx)), day: input.date })
  const seesVisitors = actor.rights.has('visitor.read')
  return { ...facts, visitors: seesVisitors ? await visitsOn(tx, dayBounds(input.date, actor.timeZone)) : [] }
}

/** Who was where on a day. */
async function factsOf({ tx, addresses }: Pick<Of<'getBoard'>, 'tx' | 'addresses'>, at: PlaceAndDay) {
  const { children, adults } = await ratioDayOf(tx, at)
  const rooms = await allRooms(tx)
  return {
    ...at,
    rooms: rooms.map(({ code, name }) => ({ code, name })),
    children,
    adults: adults.map(({ picture, ...adult }) => ({ ...adult, avatar: pictureAddress(addresses, picture) })),
  }
}

const abilitiesOf = ({ rights }: Actor) => [
  ...(rights.has('attendance.record') ? (['moveAdults', 'moveChildren'] as const) : []),
  ...(rights.has('attendance.amendAny') ? (['pauseOthers'] as const) : []),
]

export async function getWatch({ tx, actor }: Of<'getWatch'>) {
  const rooms = await roomsWithOwn(tx, actor)
  const short = await openShortfall(tx, actor.today)
  return { rooms: rooms.map(({ code, name, own }) => ({ code, name, own })), short: short ?? null }
}

/** The time of an entry, now unless it says another. */
export function timeOf(
  { clock, actor }: Pick<Context<unknown, Actor>, 'clock' | 'actor'>,
  occurredAt: string | undefined,
) {
  const now = clock.now()
  const at = occurredAt ?? now.toISOString()
  const untimely = timeProblem(at, now, actor.rights.has('attendance.amendAny'))
  return untimely ? fail(untimely) : at
}

export async function pause(context: Of<'pause'>) {
  const { tx, actor, input, auditSubjects } = context
  const { id, kind, staffId = actor.personId } = input
  if (staffId !== actor.personId && !actor.rights.has('attendance.amendAny')) fail('FORBIDDEN')
  if (!(await isActiveStaff(tx, staffId))) fail('NOT_FOUND')
  const startedAt = timeOf(context, input.occurredAt)
  const day = dayAt(new Date(startedAt), actor.timeZone)
  auditSubjects(id, staffId)
  const work = (await openWorkOfDay(tx, staffId, day)) ?? fail('STAFF_NOT_SIGNED_IN')
  await endForgotten(tx, { staffId, day, at: work.signedInAt, by: actor.personId })
  if (!(await insertPause(tx, { id, staffId, day, kind, startedAt, startedBy: actor.personId }))) {
    const known = (await findPause(tx, id)) ?? fail('STAFF_PAUSED_ALREADY')
    const isSame = known.staffId === staffId && known.kind === kind && known.startedBy === actor.personId
    if (!isSame || (input.occurredAt && Date.parse(known.from) !== Date.parse(startedAt)))
      fail('RECORD_EXISTS')
    context.alreadyDone()
  }
  return pauseOf(tx, id)
}

export async function resume(context: Of<'resume'>) {
  const { tx, actor, input, auditSubjects } = context
  const known = found(await findPause(tx, input.id))
  if (known.staffId !== actor.personId && !actor.rights.has('attendance.amendAny')) fail('FORBIDDEN')
  auditSubjects(known.id, known.staffId)
  const asked = timeOf(context, input.occurredAt)
  // A device whose clock is behind may say a time before the start.
  const at = Date.parse(asked) < Date.parse(known.from) ? known.from : asked
  if (!(await endPause(tx, { id: known.id, at, by: actor.personId }))) context.alreadyDone()
  return pauseOf(tx, known.id)
}

async function pauseOf(tx: Context<unknown, Actor>['tx'], id: string) {
  const { startedBy: _, ...pause } = found(await findPause(tx, id))
  return pause
}

export async function listShortfalls({ tx, actor, input }: Of<'listShortfalls'>) {
  const { current, size, ...asked } = input
  const days = periodOf(asked, actor.today)
  const { records, total } = await shortfallsIn(tx, { ...days, current, size })
  return pageOf(
    records.map((row) => toShortfall(row, actor)),
    total,
    input,
  )
}

export async function explain({ tx, actor, clock, input, auditSubjects, alreadyDone }: Of<'explain'>) {
  const { id, explanation } = input
  auditSubjects(id)
  const explainedAt = clock.now().toISOString()
  const known = found(await findShortfall(tx, id))
  if (!(await explainShortfall(tx, { id, explanation, explainedBy: actor.personId, explainedAt }))) {
    if (known.explanation !== explanation || known.explainedById !== actor.personId) fail('EXPLAINED_ALREADY')
    alreadyDone()
  }
  return toShortfall(found(await findShortfall(tx, id)), actor)
}

const toShortfall = ({ explainedById: _, ...row }: ShortfallRow, { rights }: Actor) => ({
  ...row,
  can: row.explanation === null && rights.has('safety.oversee') ? (['explain'] as const).slice() : [],
})
