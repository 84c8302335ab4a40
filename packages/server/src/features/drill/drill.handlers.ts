import type { drill } from '@daybook/contract/drill/drill.contract.ts'
import {
  type DrillType,
  drillChecklists,
  drillDueOn,
  drillTypes,
} from '@daybook/contract/drill/drill.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { clockTolerance, uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { checkNamed, submitData, templateFor } from '../checklist/index.ts'
import { tell } from '../notification/index.ts'
import { drillAlerts } from './drill.alerts.ts'
import {
  centreOfDrills,
  type DrillRow,
  findDrill,
  findRunningDrill,
  insertDrill,
  insertPeople,
  lastDrills,
  markPeople,
  newestDrills,
  peopleOf,
  presentAt,
  updateDrill,
} from './drill.queries.ts'
import { earthquakeDrillTemplate, fireDrillTemplate, lockdownDrillTemplate } from './drill.template.ts'

type Operations = typeof drill.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Answer = AnswerOf<Operations['hold']>
type Person = Answer['people'][number]

export const drillKinds = {
  fireDrill: { name: 'fireDrill', template: fireDrillTemplate },
  earthquakeDrill: { name: 'earthquakeDrill', template: earthquakeDrillTemplate },
  lockdownDrill: { name: 'lockdownDrill', template: lockdownDrillTemplate },
} as const
export const kindOf = (type: DrillType) => drillKinds[drillChecklists[type]]

const longestAgo = 7 * 86_400_000

/** Of each kind when it was last held and when it is due. */
export async function dueDrills(tx: Tx, { today, timeZone }: Pick<Actor, 'today' | 'timeZone'>) {
  const { createdAt, ...place } = await centreOfDrills(tx)
  const begunOn = dayAt(new Date(createdAt), timeZone)
  const last = new Map((await lastDrills(tx)).map(({ type, day }) => [type, day]))
  return drillTypes.map((type) => {
    const lastHeldOn = last.get(type) ?? null
    const { months } = figuresOn(`drill.${type}`, { ...place, day: today })
    const dueOn = drillDueOn(lastHeldOn ?? begunOn, months)
    return { type, lastHeldOn, dueOn, isOverdue: dueOn < today, months }
  })
}

export async function listDrills({ tx, actor }: Of<'listDrills'>) {
  const drills = await newestDrills(tx)
  return {
    kinds: await dueDrills(tx, actor),
    drills: drills.map(({ id, type, startedAt, endedAt, startedByName, finishedAt, marked, total }) => ({
      id,
      type,
      startedAt,
      endedAt,
      byName: startedByName,
      isFinished: finishedAt !== null,
      marked: marked ?? 0,
      total: total ?? 0,
    })),
  }
}

export async function getPage(context: Of<'getPage'>) {
  const { tx, actor, clock, caller, input } = context
  const now = clock.now().toISOString()
  const running = await findRunningDrill(tx, input.type, actor.today)
  const present = await presentAt(tx, actor.today, now)
  return {
    now,
    template: await templateFor(tx, kindOf(input.type), running?.id, caller.language),
    drill: running ? await toDrill(context, running) : null,
    present: present.map(({ roomId: _, ...person }) => ({ ...person, marked: null })),
  }
}

export async function getDrill(context: Of<'getDrill'>) {
  const { tx, caller, input } = context
  const row = found(await findDrill(tx, input.id))
  const template = await templateFor(tx, kindOf(row.type), row.id, caller.language)
  return { ...(await toDrill(context, row)), template }
}

export async function hold(context: Of<'hold'>): Promise<Answer> {
  const { tx, actor, ids, input, auditSubjects } = context
  const startedAt = entryTime(context, input.startedAt)
  const day = dayAt(new Date(startedAt), actor.timeZone)
  const running = await findRunningDrill(tx, input.type, day)
  auditSubjects(running?.id ?? input.id)
  const { id, type } = input
  const isOther = running?.startedAt !== startedAt || running.startedBy !== actor.personId
  if (running?.id === id && isOther) fail('RECORD_EXISTS')
  if (running) return toDrill(context, running)
  if (!(await insertDrill(tx, { id, type, day, startedAt, startedBy: actor.personId }))) fail('RECORD_EXISTS')
  const present = await presentAt(tx, day, startedAt)
  await insertPeople(
    tx,
    present.map((person) => ({
      id: ids(),
      drillId: id,
      childId: person.kind === 'child' ? person.id : null,
      staffId: person.kind === 'staff' ? person.id : null,
      roomId: person.roomId,
    })),
  )
  return toDrill(context, found(await findDrill(tx, id)))
}

/** When something happened. A device whose clock is wrong says by how much, or else it counts as now. */
export function entryTime(
  { clock, caller }: Pick<Context<unknown, Actor>, 'clock' | 'caller'>,
  at: string,
): string {
  const now = clock.now()
  const uncertain = uncertainTimes({ at }, caller.entryClock, now)
  if (uncertain) return uncertain.at ?? now.toISOString()
  const since = now.getTime() - Date.parse(at)
  if (since < -clockTolerance) fail('TIME_IN_FUTURE')
  return since > longestAgo ? fail('TIME_TOO_OLD') : at
}

type Writing = Of<'stop'> | Of<'mark'> | Of<'finish'> | Of<'submitData'>

/** The drill, locked. A device that began it without a network may have another id for it. */
async function lockDrill({ tx, actor, input, auditSubjects }: Writing) {
  const known = await findDrill(tx, input.id)
  const row = known ?? found(await findRunningDrill(tx, input.type, actor.today))
  const locked = found(await findDrill(tx, row.id, { lock: true }))
  auditSubjects(locked.id)
  if (locked.type !== input.type) fail('NOT_FOUND')
  return locked
}

/** The same while it is being held. */
async function openDrill(context: Writing) {
  const locked = await lockDrill(context)
  if (locked.finishedAt !== null) failAbout('DRILL_FINISHED', { byName: locked.finishedByName ?? '' })
  return locked
}

const reread = async (context: ReadContext, { id }: DrillRow) =>
  toDrill(context, found(await findDrill(context.tx, id)))

export async function mark(context: Of<'mark'>): Promise<Answer> {
  const { tx, actor, input } = context
  // Somebody can be found after the drill; a mark is taken back only while it is being held.
  const row = await (input.isSafe ? lockDrill(context) : openDrill(context))
  const seen = { at: entryTime(context, input.at), by: actor.personId }
  const names = new Map((await peopleOf(tx, row.id)).map(toPerson).map(({ id, name }) => [id, name]))
  if (input.people.some((id) => !names.has(id))) fail('NOT_FOUND')
  const marked = await markPeople(tx, row.id, input.people, input.isSafe ? seen : null)
  // Messages said who was missing when it ended.
  if (input.isSafe && row.endedAt !== null)
    for (const { id, childId, staffId } of marked)
      await tellOf(context, 'found', row, {
        people: names.get(childId ?? staffId ?? '') ?? '',
        causeId: id,
      })
  return reread(context, row)
}

/** Tells who is missing, also whoever ended the drill; who was found, all but whoever found them. */
async function tellOf(
  context: Writing,
  what: 'missing' | 'found',
  { id, type }: DrillRow,
  { people, causeId }: { people: string; causeId: string },
): Promise<void> {
  const { actor } = context
  const whom = what === 'missing' ? { also: [actor.personId] } : { except: [actor.personId] }
  const link = `/pages/manage/drill-detail?id=${id}`
  const params = { type, people, byName: actor.name }
  await tell(context, drillAlerts[what], [{ ...whom, params, link, causeId }])
}

/** The drill has ended, the first time. */
async function end(context: Of<'stop'> | Of<'finish'>, row: DrillRow, endedAt: string): Promise<void> {
  if (row.endedAt !== null) return
  await updateDrill(context.tx, row.id, { endedAt })
  const missing = (await peopleOf(context.tx, row.id)).map(toPerson).filter(({ marked }) => marked === null)
  if (missing.length === 0) return
  const people = missing.map(({ name }) => name).join(', ')
  await tellOf(context, 'missing', row, { people, causeId: row.id })
}

export async function stop(context: Of<'stop'>): Promise<Answer> {
  const row = await openDrill(context)
  const at = entryTime(context, context.input.at)
  const isTooEarly = at < row.startedAt
  await end(context, row, isTooEarly ? row.startedAt : at)
  return reread(context, row)
}

export async function submitDrillData(context: Of<'submitData'>): Promise<Answer> {
  const row = await openDrill(context)
  await submitData(kindOf(row.type), { ...context, input: { ...context.input, id: row.id, finish: false } })
  return reread(context, row)
}

export async function finish(context: Of<'finish'>): Promise<Answer> {
  const { tx, actor, clock, input } = context
  const row = await openDrill(context)
  const at = clock.now().toISOString()
  await end(context, row, at)
  await finishCheck(context, row)
  const { wentWell, toImprove } = input
  await updateDrill(tx, row.id, { finishedAt: at, finishedBy: actor.personId, wentWell, toImprove })
  return reread(context, row)
}

/** The checklist is finished with the drill, and shows what was not looked at. */
async function finishCheck(context: Of<'finish'>, { id, type }: DrillRow): Promise<void> {
  const check = await checkNamed(context, id)
  if (!check || check.finished) return
  const input = { id, version: check.version, answers: [], finish: true }
  await submitData(kindOf(type), { ...context, input }, { asItIs: true })
}

type ReadContext = Pick<Context<unknown, Actor>, 'tx' | 'addresses'>

async function toDrill(context: ReadContext, row: DrillRow): Promise<Answer> {
  const { tx } = context
  const { id, type, endedAt, wentWell, toImprove } = row
  const people = await peopleOf(tx, id)
  return {
    id,
    type,
    endedAt,
    wentWell,
    toImprove,
    started: { at: row.startedAt, by: { id: row.startedBy, name: row.startedByName } },
    finished:
      row.finishedAt === null || row.finishedBy === null
        ? null
        : { at: row.finishedAt, by: { id: row.finishedBy, name: row.finishedByName ?? '' } },
    people: people.map(toPerson),
    check: await checkNamed(context, id),
  }
}

function toPerson(row: Awaited<ReturnType<typeof peopleOf>>[number]): Person {
  const { childId, staffId, firstName, familyName, realName, roomName, markedAt, markedBy, markedByName } =
    row
  const marked =
    markedAt === null || markedBy === null
      ? null
      : { at: markedAt, by: { id: markedBy, name: markedByName ?? '' } }
  return childId === null
    ? { id: staffId ?? '', kind: 'staff', name: realName ?? '', roomName, marked }
    : { id: childId, kind: 'child', name: `${firstName} ${familyName}`, roomName, marked }
}
