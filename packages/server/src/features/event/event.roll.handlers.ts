// The roll call of an excursion: counts at its stops.
import { type event, eventMessages } from '@daybook/contract/event/event.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { withSeen } from '@daybook/contract/rollCall/rollCall.rules.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { alerts, tell } from '../notification/index.ts'
import {
  type Call,
  endRollCall,
  entryTime,
  findStart,
  lockRollCall,
  markSeen,
  peopleOf,
  type RollCallRow,
  rollCallsAbout,
  startOrJoin,
} from '../rollCall/index.ts'
import { findEvent, findSameStop, peopleOfEvent, setReturn } from './event.roll.queries.ts'

export const eventAlerts = alerts(eventMessages, {
  missing: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Excursion: not everybody was counted', 'zh-CN': '外出活动：清点人数不齐' },
  },
  found: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Excursion: a child was found', 'zh-CN': '外出活动：幼儿已找到' },
  },
  collected: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: { 'en-US': 'Excursion: a child had been collected', 'zh-CN': '外出活动：幼儿已被接走' },
  },
})

type Of<K extends keyof typeof event.operations> = ContextOf<(typeof event.operations)[K]>
type RollCall = AnswerOf<(typeof event.operations)['getRollCall']>
type Writing = Context<{ id: string; eventId: string }, Actor>

const kind = 'excursion' as const

export const getRollCall = async (context: Of<'getRollCall'>) => rollCall(context, context.input.id)

async function rollCall(context: Pick<Writing, 'tx' | 'actor' | 'clock'>, id: string): Promise<RollCall> {
  const { tx, clock } = context
  const { detail } = found(await findEvent(tx, id))
  const stops = await rollCallsAbout(tx, kind, id)
  const lists = Map.groupBy(
    await peopleOf(
      tx,
      stops.map((stop) => stop.id),
    ),
    ({ rollCallId }) => rollCallId,
  )
  const next = await whoGoes(context, id, clock.now().toISOString())
  return {
    id,
    name: detail.name,
    people: next.map(({ roomId: _, ...person }) => ({ ...person, marked: null })),
    stops: stops.map(({ startedAt, startedBy, startedByName, endedAt, endedBy, ...stop }) => ({
      id: stop.id,
      place: stop.place ?? '',
      started: { at: startedAt, by: { id: startedBy, name: startedByName } },
      finished:
        endedAt === null || endedBy === null
          ? null
          : { at: endedAt, by: { id: endedBy, name: stop.endedByName ?? '' } },
      people: (lists.get(stop.id) ?? []).map(({ person }) => person),
    })),
  }
}

/** Whoever is to be counted at this instant. Any visitor in the house may set out with the others. From then on it is
 *  those who were seen at a stop. Nobody who was seen at an earlier stop is dropped, except by somebody who says that the
 *  child was collected: attendance alone does not, because a wrong tap there must not hide a lost child. */
async function whoGoes({ tx, actor }: Pick<Writing, 'tx' | 'actor'>, eventId: string, at: string) {
  const { detail } = found(await findEvent(tx, eventId))
  const people = await peopleOfEvent(tx, { ...detail, day: dayAt(new Date(at), actor.timeZone), at })
  const earlier = (await rollCallsAbout(tx, kind, eventId)).filter(
    ({ startedAt }) => Date.parse(startedAt) <= Date.parse(at),
  )
  if (earlier.length === 0) return people
  const listed = await peopleOf(
    tx,
    earlier.map(({ id }) => id),
  )
  return withSeen(
    people.filter((person) => person.kind !== 'visitor'),
    listed.map(({ person, roomId }) => ({ ...person, roomId })),
  )
}

export async function startStop(context: Of<'startStop'>): Promise<RollCall> {
  const { tx, actor, input, auditSubjects } = context
  const { eventId: aboutId, place, isReturn = false } = input
  const startedAt = entryTime(context, input.at)
  const row = { id: input.id, kind, aboutId, place, isReturn, startedAt, startedBy: actor.personId }
  const { id } = await startOrJoin(context, row, {
    running: () => findSameStop(tx, aboutId, startedAt),
    list: () => whoGoes(context, aboutId, startedAt),
  })
  const stop = await lockRollCall(tx, kind, id)
  // Whoever joins keeps the name that the place has.
  const isSame = stop?.aboutId === aboutId && (id !== input.id || stop.place === place)
  if (!isSame) fail('RECORD_EXISTS')
  if (isReturn) await setReturn(tx, id)
  auditSubjects(aboutId)
  return rollCall(context, aboutId)
}

/** The stop of an event, locked. A device that joined it has another id for it. */
async function stopOf({ tx, input, auditSubjects }: Writing): Promise<RollCallRow> {
  const { rollCallId } = found(await findStart(tx, input.id))
  const stop = found(await lockRollCall(tx, kind, rollCallId))
  if (stop.aboutId !== input.eventId) fail('NOT_FOUND')
  auditSubjects(input.eventId)
  return stop
}

/** The stop as a roll call. */
const callOf = (context: Writing, { id, place, startedAt, endedAt }: RollCallRow): Call => ({
  kind,
  id,
  startedAt,
  endedAt,
  async notify(what, { people, ...about }) {
    const { tx, actor, input } = context
    const { detail } = found(await findEvent(tx, input.eventId))
    const link = `/pages/home/event/roll-call?id=${input.eventId}`
    const params = { name: detail.name, place: place ?? '', children: people, byName: actor.name }
    await tell(context, eventAlerts[what], [{ ...about, params, link }])
  },
})

export async function markStop(context: Of<'markStop'>): Promise<RollCall> {
  const { people, isHere, hasLeft, at } = context.input
  await markSeen(context, callOf(context, await stopOf(context)), { people, isSeen: isHere, hasLeft, at })
  return rollCall(context, context.input.eventId)
}

export async function finishStop(context: Of<'finishStop'>): Promise<RollCall> {
  const { input } = context
  await endRollCall(context, callOf(context, await stopOf(context)), entryTime(context, input.at))
  return rollCall(context, input.eventId)
}
