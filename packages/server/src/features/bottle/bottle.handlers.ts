import type { bottle } from '@daybook/contract/bottle/bottle.contract.ts'
import { bottleMessages } from '@daybook/contract/bottle/bottle.contract.ts'
import { type BottleStop, bottleBefore, whyNotStep } from '@daybook/contract/bottle/bottle.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayBounds } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { arrivesLate } from '@daybook/contract/medicinePlan/medicinePlan.rules.ts'
import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { fail, found } from '../../platform/errors.ts'
import { openOfDay } from '../attendance/index.ts'
import { placeOfCentre } from '../centre/index.ts'
import { childCards } from '../child/index.ts'
import { alerts, tell } from '../notification/index.ts'
import { entryTime } from '../rollCall/index.ts'
import { roomsWithOwn } from '../room/room.queries.ts'
import {
  type BottleRow,
  bottlesEndedIn,
  endBottle,
  findBottle,
  insertBottle,
  insertStep,
  lockBottle,
  standingBottles,
  stepsOf,
} from './bottle.queries.ts'

export const bottleAlerts = alerts(bottleMessages, {
  conflict: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'A bottle of milk needs a look', 'zh-CN': '一瓶奶需要核查' },
  },
})

type Operations = typeof bottle.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Answer = AnswerOf<Operations['make']>

export async function getBoard(context: Of<'getBoard'>): Promise<AnswerOf<Operations['getBoard']>> {
  const { tx, actor } = context
  const { today, timeZone } = actor
  const [standing, ended, rooms, hours] = await Promise.all([
    standingBottles(tx),
    bottlesEndedIn(tx, dayBounds(today, timeZone)),
    roomsWithOwn(tx, actor),
    hoursNow(context),
  ])
  const rows = [...standing, ...ended]
  const ids = [...new Set(rows.map(({ childId }) => childId))]
  return {
    rooms: rooms.map(({ code, name, own }) => ({ code, name, own })),
    children: await childrenOf(context, { ids, rooms }),
    bottles: await withSteps(tx, rows),
    hours,
  }
}

async function childrenOf(
  { tx, actor: { today } }: Of<'getBoard'>,
  { ids, rooms }: { ids: readonly string[]; rooms: Awaited<ReturnType<typeof roomsWithOwn>> },
): Promise<AnswerOf<Operations['getBoard']>['children']> {
  if (ids.length === 0) return []
  const [cards, stays] = await Promise.all([childCards(tx, { day: today, ids }), openOfDay(tx, ids, today)])
  const roomOf = (id: string) => stays.find(({ childId }) => childId === id)?.roomId
  return cards.map((card) => ({
    ...card,
    roomCode: rooms.find(({ id }) => id === roomOf(card.id))?.code ?? null,
  }))
}

async function withSteps(tx: Tx, rows: readonly BottleRow[]): Promise<Answer[]> {
  const steps = await stepsOf(
    tx,
    rows.map(({ id }) => id),
  )
  return rows.map(({ endedAt: _, byId: __, ...row }) => ({
    ...row,
    steps: steps
      .filter(({ bottleId }) => bottleId === row.id)
      .map(({ id, step, at, byName, conflict }) => ({ id, step, at, byName, conflict })),
  }))
}

/** As everybody sees it now. */
async function answerOf(tx: Tx, id: string): Promise<Answer> {
  const [answer = fail('NOT_FOUND')] = await withSteps(tx, [found(await findBottle(tx, id))])
  return answer
}

export async function make(context: Of<'make'>): Promise<Answer> {
  const { tx, actor, input, auditSubjects } = context
  const { at, brand, note, ...made } = input
  const { id, childId } = made
  const [child] = await childCards(tx, { day: actor.today, ids: [childId] })
  found(child)
  auditSubjects(id, childId)
  const row = { ...made, brand: brand || null, note: note || null, madeAt: entryTime(context, at) }
  if (!(await insertBottle(tx, { ...row, byId: actor.personId }))) {
    const kept = await findBottle(tx, id)
    const names = ['childId', 'milk', 'brand', 'amount', 'keptIn', 'fromHome', 'note'] as const
    const isSame = kept?.byId === actor.personId && names.every((name) => kept[name] === row[name])
    if (!isSame || Date.parse(kept.madeAt) !== Date.parse(row.madeAt)) fail('RECORD_EXISTS')
    context.alreadyDone()
  }
  return answerOf(tx, id)
}

export async function takeStep(context: Of<'takeStep'>): Promise<Answer> {
  const { tx, actor, clock, input, auditSubjects } = context
  const { id, bottleId, step } = input
  const childId =
    step === 'given' ? (input.childId ?? fail('VALIDATION_FAILED', { childId: 'REQUIRED' })) : null
  found(await lockBottle(tx, bottleId))
  const row = found(await findBottle(tx, bottleId))
  auditSubjects(bottleId, row.childId)
  const steps = await stepsOf(tx, [bottleId])
  const at = entryTime(context, input.at)
  const kept = steps.find((one) => one.id === id)
  if (kept) {
    const isSame = kept.step === step && kept.byId === actor.personId && kept.childId === childId
    if (!isSame || Date.parse(kept.at) !== Date.parse(at)) fail('RECORD_EXISTS')
    context.alreadyDone()
    return answerOf(tx, bottleId)
  }
  const warmedAt = steps.find((one) => one.step === 'warmed')?.at ?? null
  const wanted = { step, childId, at: Date.parse(at) }
  const hours = await hoursNow(context)
  const conflict = whyNotStep({ ...row, warmedAt }, wanted, hours) ?? null
  const isLate = clock.now().getTime() - Date.parse(at) > arrivesLate
  if (conflict !== null && !isLate) fail(conflict)
  await insertStep(tx, { id, bottleId, step, childId, at, byId: actor.personId, conflict })
  if (step !== 'warmed') await endBottle(tx, bottleId, at)
  if (childId !== null && conflict !== null)
    await tellOf(context, { childId, at, byName: actor.name, why: conflict })
  if (step !== 'given') await judgeLaterFeed(context, row, hours)
  return answerOf(tx, bottleId)
}

/** A step that arrives late may speak against milk that was given after it by somebody who did not know of it. */
async function judgeLaterFeed(
  context: Of<'takeStep'>,
  row: BottleRow,
  hours: Awaited<ReturnType<typeof hoursNow>>,
): Promise<void> {
  const steps = await stepsOf(context.tx, [row.id])
  const given = steps
    .slice(steps.findIndex(({ id }) => id === context.input.id))
    .find(({ step, conflict }) => step === 'given' && conflict === null)
  if (!given?.childId) return
  const { childId, at, byName } = given
  const wanted = { step: given.step, childId, at: Date.parse(at) }
  const why = whyNotStep(bottleBefore({ ...row, warmedAt: null }, steps, given), wanted, hours)
  if (why) await tellOf(context, { childId, at, byName, why })
}

const hoursNow = async ({ tx, actor }: Pick<Of<'getBoard'>, 'tx' | 'actor'>) =>
  figuresOn('bottle', { ...(await placeOfCentre(tx)), day: actor.today })

/** A child has drunk what it should not have. */
async function tellOf(
  context: Of<'takeStep'>,
  { childId, ...feed }: { childId: string; at: string; byName: string; why: BottleStop },
): Promise<void> {
  const { tx, actor, input } = context
  const [child] = await childCards(tx, { day: actor.today, ids: [childId] })
  const params = { childName: fullName(found(child)), ...feed }
  const link = `/pages/home/child?id=${childId}`
  await tell(context, bottleAlerts.conflict, [{ params, link, causeId: input.id }])
}
