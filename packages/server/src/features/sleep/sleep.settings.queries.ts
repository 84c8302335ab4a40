import { checkIntervalOn } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Tx } from '../../platform/database/database.ts'

export interface Settings {
  /** The centre's setting for minutes between checks, and the value in force on that day. */
  checkInterval: number
  inForce: number
}

export async function settingsOn(tx: Tx, day: string): Promise<Settings> {
  const { checkInterval, ...place } = await tx
    .selectFrom('centre')
    .select(['checkInterval', 'countryCode as country', 'regionCode as region'])
    .executeTakeFirstOrThrow()
  const inForce = checkIntervalOn({ ...place, day, setting: checkInterval })
  return { checkInterval, inForce }
}

export async function setCheckInterval(tx: Tx, checkInterval: number): Promise<void> {
  await tx.updateTable('centre').set({ checkInterval }).execute()
}
