// Too few adults is watched like a sleeper: the job keeps the times of the day as it finds them after every write to
// attendance, work, breaks and certificates, tells every open page, and sends a message where it lasts.
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { eventName } from '@daybook/contract/kernel/live.ts'
import { ratioMessages } from '@daybook/contract/ratio/ratio.contract.ts'
import { ratioWatchRules, type Shortfall, shortfallsOf } from '@daybook/contract/ratio/ratio.rules.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { timeZoneOf } from '../../platform/database/timeZone.queries.ts'
import type { JobContext } from '../../platform/jobs.queries.ts'
import { placeOfCentre } from '../centre/index.ts'
import { alerts } from '../notification/index.ts'
import { watch } from '../watch/index.ts'
import { ratioDayOf } from './ratio.facts.ts'
import {
  changeShortfall,
  endEarlier,
  insertShortfalls,
  openShortfall,
  type ShortfallRow,
  shortfallsOn,
} from './ratio.queries.ts'

export const ratioAlerts = alerts(ratioMessages, {
  tooFew: {
    topic: 'alarm',
    to: 'safety.oversee',
    words: {
      'en-US': ({ adults, needed }) => `Too few adults: ${adults} of ${needed}`,
      'zh-CN': ({ adults, needed }) => `在岗人数不足：需要${needed}人，现有${adults}人`,
    },
  },
})

const changed = eventName('ratio.shortfallChanged')

/** The times with too few adults of today, from what is recorded now. */
async function findShortfalls({ tx, clock }: Pick<JobContext, 'tx' | 'clock'>) {
  const now = clock.now()
  const day = dayAt(now, await timeZoneOf(tx))
  const at = { ...(await placeOfCentre(tx)), day }
  const ratio = ruleOn('ratio', at)?.figures
  return { day, found: ratio ? shortfallsOf(await ratioDayOf(tx, at), ratio, now.getTime()) : [] }
}

type Found = Awaited<ReturnType<typeof findShortfalls>>

/** Brings what is kept of today up to what is recorded now. What was kept stays, also when somebody corrects a time later. */
async function keepShortfalls(context: JobContext, { day, found }: Found): Promise<void> {
  const { tx, clock, ids, publish } = context
  const now = clock.now()
  await endEarlier(tx, day)
  const kept = await shortfallsOn(tx, day)
  const added = found.filter((short) => !kept.some((row) => overlap(row, short)))
  const changes = kept.flatMap((row) => {
    const change = changeOf(row, kept, found, now)
    return change ? [{ id: row.id, change }] : []
  })
  if (added.length + changes.length === 0) return
  for (const { id, change } of changes) await changeShortfall(tx, id, change)
  if (added.length > 0)
    await insertShortfalls(
      tx,
      added.map(({ from, until, causeId, ...rest }) => ({
        ...rest,
        id: ids(),
        day,
        startedAt: from,
        endedAt: until,
        causeStaffId: causeId,
      })),
    )
  publish({ operation: changed, to: 'attendance.read', data: {} })
}

const ms = (instant: string | null) => (instant === null ? Number.POSITIVE_INFINITY : Date.parse(instant))
const overlap = (one: Pick<Shortfall, 'from' | 'until'>, other: Pick<Shortfall, 'from' | 'until'>) =>
  ms(one.from) <= ms(other.until) && ms(other.from) <= ms(one.until)

/** What is known now of a time that is kept. It becomes longer and worse by what is corrected later, never shorter.
 *  @param kept the newest first */
function changeOf(row: ShortfallRow, kept: readonly ShortfallRow[], found: readonly Shortfall[], now: Date) {
  const here = found.filter((short) => overlap(row, short))
  const last = here.at(-1)
  const goesOn = last !== undefined && kept.find((other) => overlap(other, last)) === row
  const worst = here.find(({ adults, needed }) => needed - adults > row.needed - row.adults)
  // Corrected away, it ends now.
  const until = goesOn ? laterOf(row.until, last.until) : (row.until ?? now.toISOString())
  const change = {
    ...(until !== row.until && { endedAt: until }),
    ...(worst && { adults: worst.adults, needed: worst.needed, children: worst.children }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The end that was found, unless a later one is kept. */
const laterOf = (kept: string | null, found: string | null) =>
  kept !== null && found !== null && ms(kept) > ms(found) ? kept : found

/** The time that goes on now, once it is kept. */
async function openOf({ tx }: Pick<JobContext, 'tx'>, { day, found }: Found) {
  const short = await openShortfall(tx, day)
  return short && found.at(-1)?.until === null ? [short] : []
}

export const ratioWatch = watch({
  rules: ratioWatchRules,
  tables: [
    'attendance',
    'staff_attendance',
    'staff_pause',
    'child',
    'staff',
    'room',
    'centre',
    'report',
    'lookup',
  ],
  keeps: 'ratio_shortfall',
  facts: async (context) => openOf(context, await findShortfalls(context)),
  async settle(context) {
    const found = await findShortfalls(context)
    await keepShortfalls(context, found)
    return openOf(context, found)
  },
  alert: ratioAlerts.tooFew,
  message: ({ of: { id, since, adults, needed } }) => ({
    params: { adults, needed, since },
    link: '/pages/home/ratio',
    causeId: id,
  }),
})
