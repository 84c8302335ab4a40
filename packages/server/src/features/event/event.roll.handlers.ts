// The roll call of an excursion: counts at its stops.
import type { event } from '@daybook/contract/event/event.contract.ts'
import type { eventFields } from '@daybook/contract/event/event.fields.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { namesOf, sources } from '../../platform/fields/references.queries.ts'
import { entryTime } from '../drill/index.ts'
import { tell } from '../notification/index.ts'
import { managerIds } from '../staff/index.ts'
import { eventAlerts } from './event.alerts.ts'
import {
  deleteMarks,
  findEvent,
  findStop,
  finishStopOnce,
  insertMarks,
  insertStop,
  marksOf,
  peopleOfEvent,
  stopsOf,
} from './event.roll.queries.ts'

type Of<K extends keyof typeof event.operations> = ContextOf<(typeof event.operations)[K]>
type RollCall = AnswerOf<(typeof event.operations)['getRollCall']>
type Writing = Context<{ id: string; eventId: string }, Actor>

export const getRollCall = async ({ tx, actor, input }: Of<'getRollCall'>) => rollCall(tx, actor, input.id)

async function rollCall(tx: Writing['tx'], actor: Actor, id: string): Promise<RollCall> {
  const { detail } = found(await findEvent(tx, id))
  const stops = await stopsOf(tx, id)
  const marks = await marksOf(tx, id)
  const people = await peopleOfEvent(tx, {
    ...(detail as ValuesOf<typeof eventFields>),
    today: actor.today,
    counted: marks.flatMap(({ childId }) => childId ?? []),
  })
  return {
    id,
    name: detail.name,
    people,
    stops: stops.map(({ startedAt, startedBy, startedByName, finishedAt, finishedBy, ...stop }) => ({
      id: stop.id,
      place: stop.place,
      started: { at: startedAt, by: { id: startedBy, name: startedByName } },
      finished:
        finishedAt === null || finishedBy === null
          ? null
          : { at: finishedAt, by: { id: finishedBy, name: stop.finishedByName ?? '' } },
      marks: marks
        .filter(({ stopId }) => stopId === stop.id)
        .map(({ childId, staffId, markedAt, markedBy, markedByName }) => ({
          personId: childId ?? staffId ?? '',
          at: markedAt,
          by: { id: markedBy, name: markedByName },
        })),
    })),
  }
}

export async function startStop(context: Of<'startStop'>): Promise<RollCall> {
  const { tx, actor, input, auditSubjects } = context
  const { id, eventId, place } = input
  found(await findEvent(tx, eventId))
  const startedAt = entryTime(context, input.at)
  const isNew = await insertStop(tx, { id, eventId, place, startedAt, startedBy: actor.personId })
  const known = await findStop(tx, id)
  const isSame = known?.eventId === eventId && known.place === place && known.startedBy === actor.personId
  if (!isNew && !isSame) fail('RECORD_EXISTS')
  auditSubjects(eventId)
  return rollCall(tx, actor, eventId)
}

/** The stop of an event, locked. */
async function stopOf({ tx, input, auditSubjects }: Writing) {
  const stop = found(await findStop(tx, input.id))
  if (stop.eventId !== input.eventId) fail('NOT_FOUND')
  auditSubjects(stop.eventId)
  return stop
}

export async function markStop(context: Of<'markStop'>): Promise<RollCall> {
  const { tx, ids, actor, input } = context
  const stop = await stopOf(context)
  const markedAt = entryTime(context, input.at)
  if (!input.isHere) {
    await deleteMarks(tx, stop.id, input.people)
    return rollCall(tx, actor, input.eventId)
  }
  const [children, staff] = await Promise.all(
    (['child', 'person'] as const).map((kind) =>
      namesOf(
        tx,
        input.people.map((person) => ({ path: '', of: sources[kind], id: person })),
      ),
    ),
  )
  if (input.people.some((person) => !children?.[person] && !staff?.[person])) fail('NOT_FOUND')
  const added = await insertMarks(
    tx,
    input.people.map((person) => ({
      id: ids(),
      stopId: stop.id,
      childId: children?.[person] ? person : null,
      staffId: children?.[person] ? null : person,
      markedAt,
      markedBy: actor.personId,
    })),
  )
  const whole = await rollCall(tx, actor, input.eventId)
  // Managers were told who was missing when the count ended.
  if (stop.finishedAt !== null)
    for (const { id, childId } of added)
      if (childId)
        await tellOf(context, 'found', {
          params: { name: whole.name, place: stop.place, children: children?.[childId] ?? '' },
          causeId: id,
        })
  return whole
}

/** Tells all managers which children are missing, and whoever counted; who was found, all but whoever found them. */
async function tellOf(
  context: Of<'markStop'> | Of<'finishStop'>,
  what: 'missing' | 'found',
  { params, causeId }: { params: { name: string; place: string; children: string }; causeId: string },
): Promise<void> {
  const { tx, actor, input } = context
  const others = (await managerIds(tx)).filter((manager) => manager !== actor.personId)
  const to = what === 'missing' ? [...others, actor.personId] : others
  const link = `/pages/home/event/roll-call?id=${input.eventId}`
  await tell(context, eventAlerts[what], [{ to, params: { ...params, byName: actor.name }, link, causeId }])
}

export async function finishStop(context: Of<'finishStop'>): Promise<RollCall> {
  const { tx, actor, input } = context
  const { id, place } = await stopOf(context)
  const finishedAt = entryTime(context, input.at)
  const isFirst = await finishStopOnce(tx, id, { finishedAt, finishedBy: actor.personId })
  const whole = await rollCall(tx, actor, input.eventId)
  const here = new Set(whole.stops.find((stop) => stop.id === id)?.marks.map(({ personId }) => personId))
  const missing = whole.people.filter((person) => person.kind === 'child' && !here.has(person.id))
  if (isFirst && missing.length > 0)
    await tellOf(context, 'missing', {
      params: { name: whole.name, place, children: missing.map(({ name }) => name).join(', ') },
      causeId: id,
    })
  return whole
}
