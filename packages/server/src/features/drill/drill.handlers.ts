import { type drill, drillMessages } from '@daybook/contract/drill/drill.contract.ts'
import {
  type DrillType,
  drillChecklists,
  drillDueOn,
  drillTypes,
} from '@daybook/contract/drill/drill.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, failAbout, found } from '../../platform/errors.ts'
import { checkNamed, submitData, templateFor } from '../checklist/index.ts'
import { alerts, tell } from '../notification/index.ts'
import {
  type Call,
  endRollCall,
  entryTime,
  findStart,
  listOf,
  markSeen,
  presentAt,
  startOrJoin,
} from '../rollCall/index.ts'
import {
  centreOfDrills,
  type DrillRow,
  findDrill,
  findRunningDrill,
  findSameDrill,
  finishDrill,
  insertDrill,
  lastDrills,
  newestDrills,
} from './drill.queries.ts'
import { earthquakeDrillTemplate, fireDrillTemplate, lockdownDrillTemplate } from './drill.template.ts'

export const drillAlerts = alerts(drillMessages, {
  missing: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Drill: not everybody was seen', 'zh-CN': '演练：有人未见到' },
  },
  found: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Drill: somebody was found', 'zh-CN': '演练：未见到的人已找到' },
  },
})

type Operations = typeof drill.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Answer = AnswerOf<Operations['hold']>

export const drillKinds = {
  fireDrill: { name: 'fireDrill', template: fireDrillTemplate },
  earthquakeDrill: { name: 'earthquakeDrill', template: earthquakeDrillTemplate },
  lockdownDrill: { name: 'lockdownDrill', template: lockdownDrillTemplate },
} as const
export const kindOf = (type: DrillType) => drillKinds[drillChecklists[type]]

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
  const { present, withChildren } = await toTakePart(tx, input.type, actor.today, now)
  return {
    now,
    template: await templateFor(tx, kindOf(input.type), running?.id, caller.language),
    drill: running ? await toDrill(context, running) : null,
    withChildren,
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
  const { tx, actor, input, auditSubjects } = context
  const { type } = input
  const startedAt = entryTime(context, input.startedAt)
  const day = dayAt(new Date(startedAt), actor.timeZone)
  const row = { id: input.id, kind: 'drill' as const, startedAt, startedBy: actor.personId }
  const { id, was } = await startOrJoin(context, row, {
    running: async () => (await findSameDrill(tx, type, { day, startedAt }))?.id,
    list: async () => (await toTakePart(tx, type, day, startedAt)).present,
  })
  auditSubjects(id)
  if (was === 'started') await insertDrill(tx, { id, type, day })
  if (was === 'known') context.alreadyDone()
  const drill = found(await findDrill(tx, id))
  return drill.type === type ? toDrill(context, drill) : fail('RECORD_EXISTS')
}

/** Whoever is in the house and takes part in this kind of drill. Some rules ask for some kinds without children. */
async function toTakePart(tx: Tx, type: DrillType, day: string, at: string) {
  const { createdAt: _, ...place } = await centreOfDrills(tx)
  const { withChildren } = figuresOn(`drill.${type}`, { ...place, day })
  const present = (await presentAt(tx, day, at)).filter(({ kind }) => withChildren || kind !== 'child')
  return { present, withChildren }
}

type Writing = Of<'stop'> | Of<'mark'> | Of<'finish'> | Of<'submitData'>

/** The drill, locked. A device that joined it has another id for it. */
async function lockDrill({ tx, actor, input, auditSubjects }: Writing) {
  const start = await findStart(tx, input.id)
  // A server of 0.1.0 that runs beside this one does not keep the id of a device that joined.
  const id = start?.rollCallId ?? found(await findRunningDrill(tx, input.type, actor.today)).id
  const locked = found(await findDrill(tx, id, { lock: true }))
  auditSubjects(id)
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

/** The drill as a roll call. */
const callOf = (context: Writing, { id, type, startedAt, endedAt }: DrillRow): Call => ({
  kind: 'drill',
  id,
  startedAt,
  endedAt,
  notify: (what, { people, ...about }) => {
    const link = `/pages/manage/drill-detail?id=${id}`
    const params = { type, people, byName: context.actor.name }
    // Nobody is collected in the middle of a drill.
    const alert = what === 'missing' ? drillAlerts.missing : drillAlerts.found
    return tell(context, alert, [{ ...about, params, link }])
  },
})

export async function mark(context: Of<'mark'>): Promise<Answer> {
  const { people, isSafe, at } = context.input
  // Somebody can be found after the drill; a mark is taken back only while it is being held.
  const row = await (isSafe ? lockDrill(context) : openDrill(context))
  await markSeen(context, callOf(context, row), { people, isSeen: isSafe, at })
  return reread(context, row)
}

export async function stop(context: Of<'stop'>): Promise<Answer> {
  const row = await openDrill(context)
  await endRollCall(context, callOf(context, row), entryTime(context, context.input.at))
  return reread(context, row)
}

export async function submitDrillData(context: Of<'submitData'>): Promise<Answer> {
  const row = await openDrill(context)
  await submitData(kindOf(row.type), { ...context, input: { ...context.input, id: row.id, finish: false } })
  return reread(context, row)
}

export async function finish(context: Of<'finish'>): Promise<Answer> {
  const { tx, actor, clock, input } = context
  const known = await lockDrill(context)
  const isSame = known.wentWell === input.wentWell && known.toImprove === input.toImprove
  if (known.finishedAt !== null && known.finishedBy === actor.personId && isSame) {
    context.alreadyDone()
    return toDrill(context, known)
  }
  const row = await openDrill(context)
  const at = clock.now().toISOString()
  await endRollCall(context, callOf(context, row), at)
  await finishCheck(context, row)
  const { wentWell, toImprove } = input
  await finishDrill(tx, row.id, { finishedAt: at, finishedBy: actor.personId, wentWell, toImprove })
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
    people: await listOf(tx, id),
    check: await checkNamed(context, id),
  }
}
