import { isDeepStrictEqual } from 'node:util'
import { aftercare } from '@daybook/contract/aftercare/aftercare.contract.ts'
import { isWatched, longestAgo, lookGaps, nextLook } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { clockTolerance, uncertainTimes } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import { mayRead } from '../report/index.ts'
import { roomsWithOwn } from '../room/room.queries.ts'
import {
  findIncident,
  findLook,
  findSignature,
  type IncidentRow,
  insertLook,
  insertSignature,
} from './aftercare.queries.ts'
import { historyOf, watchedChildren } from './aftercare.watch.ts'

type Operations = typeof aftercare.operations
type Of<K extends keyof Operations> = ContextOf<Operations[K]>
type Answer = AnswerOf<Operations['get']>

async function getAftercare(context: Of<'get'>): Promise<Answer> {
  return toAnswer(context, await readable(context, context.input.id))
}

async function getWatch({ tx, actor }: Of<'getWatch'>): Promise<AnswerOf<Operations['getWatch']>> {
  const [rooms, watched] = await Promise.all([roomsWithOwn(tx, actor), watchedChildren(tx, actor)])
  return {
    rooms,
    watched: watched.map(({ id, childId, firstName, familyName, roomCode, times, lastAt }) => ({
      incidentId: id,
      child: { id: childId ?? '', firstName, familyName },
      roomCode,
      times,
      lastAt,
    })),
  }
}

async function look(context: Of<'look'>): Promise<Answer> {
  const { tx, actor, input, auditSubjects } = context
  const incident = await readable(context, input.incidentId)
  if (!isWatched(incident.bodyParts)) fail('NOT_FOUND')
  const { id, incidentId: reportId, signs, note, seenAt } = input
  const look = { id, reportId, at: timeOf(context), byId: actor.personId, signs, note: note || null }
  if (!(await insertLook(tx, look))) {
    // Sent again without a time, a look keeps the one that it has.
    const known = found(await findLook(tx, id))
    if (!isDeepStrictEqual(known, { ...look, at: seenAt ? look.at : known.at })) fail('RECORD_EXISTS')
  }
  auditSubjects(incident.id, incident.childId ?? '')
  return toAnswer(context, incident)
}

/** When somebody looked. A device whose clock is wrong says by how much, or else it counts as now. */
function timeOf({ clock, caller, input: { seenAt } }: Of<'look'>): string {
  const now = clock.now()
  if (seenAt === undefined) return now.toISOString()
  const uncertain = uncertainTimes({ seenAt }, caller.entryClock, now)
  if (uncertain) return uncertain.seenAt ?? now.toISOString()
  const since = now.getTime() - Date.parse(seenAt)
  if (since < -clockTolerance) fail('TIME_IN_FUTURE')
  return since > longestAgo ? fail('TIME_TOO_OLD') : seenAt
}

async function sign(context: Of<'sign'>): Promise<Answer> {
  const { tx, actor, clock, input, auditSubjects } = context
  const incident = await readable(context, input.incidentId)
  const { id, incidentId: reportId, name, drawing } = input
  const at = clock.now().toISOString()
  const isNew = await insertSignature(tx, { id, reportId, name, drawing, at, byId: actor.personId })
  if (!isNew && (await findSignature(tx, reportId))?.id !== id) fail('RECORD_EXISTS')
  auditSubjects(incident.id, incident.childId ?? '')
  return toAnswer(context, incident)
}

/** Whoever is in the room may look after a child with a blow to the head; else the readers of the report. */
async function readable({ tx, actor }: Context<unknown, Actor>, id: string): Promise<IncidentRow> {
  const row = found(await findIncident(tx, id))
  return isWatched(row.bodyParts) || mayRead({ ...row, kind: 'incident' }, actor) ? row : fail('NOT_FOUND')
}

async function toAnswer({ tx, clock }: Context<unknown, Actor>, row: IncidentRow): Promise<Answer> {
  const { childId, firstName, familyName, occurredAt } = row
  const signature = await findSignature(tx, row.id)
  const [watch] = await historyOf(tx, [row])
  return {
    incidentId: row.id,
    child: { id: childId ?? '', firstName, familyName },
    occurredAt,
    watch: watch
      ? {
          ...watch,
          nextAt: nextLook(watch.times, watch.looks.at(-1)?.at ?? null),
          gaps: lookGaps(watch, clock.now().getTime()),
        }
      : null,
    signature: signature
      ? { name: signature.name, drawing: signature.drawing, at: signature.at, byName: signature.byName }
      : null,
  }
}

const record = { can: 'report.submit', live: 'report.submit' } as const

export const aftercareRoutes = implement(aftercare, {
  get: { can: 'report.submit', run: getAftercare },
  getWatch: { can: 'report.submit', run: getWatch },
  look: { ...record, audit: 'aftercare.look', run: look },
  sign: { ...record, audit: 'aftercare.sign', run: sign },
})
