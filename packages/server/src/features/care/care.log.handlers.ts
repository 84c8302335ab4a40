import type { care } from '@daybook/contract/care/care.contract.ts'
import { periodBounds } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import type { ContextOf } from '../../platform/context.ts'
import { found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { childCards } from '../child/index.ts'
import { roomByCode } from '../room/room.queries.ts'
import { amendmentsOf, logEntry, pageOfLog } from './care.log.queries.ts'
import { readerOf } from './care.policy.ts'

type Of<K extends keyof typeof care.operations> = ContextOf<(typeof care.operations)[K]>

export async function listCareEntries({ tx, actor, clock, input }: Of<'listCareEntries'>) {
  const { code, childId, kind, current, size, ascs, descs } = input
  const days = periodOf(input, actor.today)
  const roomId = code && (await roomByCode(tx, code)).id
  if (childId) found((await childCards(tx, { ids: [childId], day: days.until }))[0])
  const { records, total } = await pageOfLog(
    tx,
    { period: periodBounds(days, actor.timeZone), roomId, childId, kind, current, size, ascs, descs },
    { reader: readerOf(actor), now: clock.now() },
  )
  return pageOf(records, total, input)
}

export async function getCareEntry({ tx, actor, clock, input }: Of<'getCareEntry'>) {
  const entry = await logEntry(tx, input.id, { reader: readerOf(actor), now: clock.now() })
  return { ...entry, history: await amendmentsOf(tx, entry.id) }
}
