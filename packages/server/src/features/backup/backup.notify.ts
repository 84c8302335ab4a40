// Scheduled backups run outside the server; it only tells the operators of one that failed.

import { backupMessages } from '@daybook/contract/backup/backup.contract.ts'
import { defaultTenantId } from '@daybook/contract/kernel/constants.ts'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { inTenant } from '../../platform/database/tenancy.ts'
import type { DB } from '../../platform/database/types.ts'
import type { CreateId } from '../../platform/ids.ts'
import type { NewEvent } from '../../platform/live/live.event.ts'
import type { Live } from '../../platform/live/live.ts'
import { alerts, tell } from '../notification/index.ts'

export const backupAlerts = alerts(backupMessages, {
  failed: {
    topic: 'account',
    to: 'centre.make',
    words: { 'en-US': 'The backup of Daybook failed', 'zh-CN': 'Daybook 备份失败' },
  },
})

interface Ground {
  db: Kysely<DB>
  clock: Clock
  ids: CreateId
  live: Pick<Live, 'publish'>
}

export interface FailedBackup {
  reason: string
  /** When the newest good one was made. */
  newestAt: Date | undefined
}

export async function tellFailedBackup(
  { db, clock, ids, live }: Ground,
  { reason, newestAt }: FailedBackup,
): Promise<void> {
  const events: NewEvent[] = []
  let transaction = ''
  const scope = {
    tenantId: defaultTenantId,
    personId: null,
    now: clock.now(),
    mode: 'write',
    onOpen: (order: string) => {
      transaction = order
    },
  } as const
  await inTenant(db, scope, async (tx) => {
    const params = { reason: reason.slice(0, 500), newestAt: newestAt?.toISOString() ?? null }
    const context = { tx, ids, clock, publish: (event: NewEvent) => void events.push(event) }
    await tell(context, backupAlerts.failed, [{ params, link: null, causeId: ids() }])
  })
  live.publish(defaultTenantId, { by: null, pageId: undefined, transaction, answers: undefined }, events)
}
