// The calendars themselves. Calendar apps read them every few hours and cannot sign in; the secret in the address is what
// they show.
import { feedsPath } from '@daybook/contract/calendarFeed/calendarFeed.contract.ts'
import { TenantId } from '@daybook/contract/kernel/schema.ts'
import type { FastifyInstance } from 'fastify'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import { fail } from '../../platform/errors.ts'
import type { CalendarEntry, CalendarSource } from './calendarFeed.entry.ts'
import { readerOf } from './calendarFeed.queries.ts'
import { hashOf } from './calendarFeed.routes.ts'

const day = 86_400_000
/** What a calendar shows before and after now. */
const window = { before: 30 * day, after: 180 * day }
/** A minute, for each network: calendars of a whole centre may stand behind one address. */
const mostReads = 60

interface Parts {
  db: Kysely<DB>
  clock: Clock
  sources: readonly CalendarSource[]
}

export function serveCalendarFeeds(http: FastifyInstance, { db, clock, sources }: Parts): void {
  const config = { rateLimit: { max: mostReads, timeWindow: '1 minute' } }
  http.get<{ Params: { tenantId: string; file: string } }>(
    `${feedsPath}:tenantId/:file`,
    { config },
    async (request, reply) => {
      const { tenantId, file } = request.params
      if (!TenantId.safeParse(tenantId).success || !/^[\w-]{43}\.ics$/.test(file)) fail('NOT_FOUND')
      const now = clock.now()
      const scope = { tenantId, personId: null, now, mode: 'read' } as const
      const text = await inTenant(db, scope, async (tx) => {
        const reader = await readerOf(tx, hashOf(file.slice(0, -4)))
        if (!reader) return fail('NOT_FOUND')
        const { personId, timeZone, centreName } = reader
        const from = new Date(now.getTime() - window.before).toISOString()
        const until = new Date(now.getTime() + window.after).toISOString()
        const asked = { tx, personId, timeZone, from, until }
        const entries = await Promise.all(sources.map((source) => source(asked)))
        return write(entries.flat(), centreName, now)
      })
      return reply
        .type('text/calendar; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .send(text)
    },
  )
}

function write(entries: readonly CalendarEntry[], name: string, stamp: Date): string {
  const calendar = ical({
    name,
    prodId: { company: 'Daybook', product: 'Daybook', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 4 * 3600,
  })
  for (const { id, sequence, startsAt, endsAt, title, where, isOff } of entries)
    calendar.createEvent({
      id,
      sequence,
      stamp,
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      location: where ?? null,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}
