import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
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
  const legal = ruleOn('sleep.check', { ...place, day })?.figures.most ?? checkInterval
  return { checkInterval, inForce: Math.min(checkInterval, legal) }
}

export async function setCheckInterval(tx: Tx, checkInterval: number): Promise<void> {
  await tx.updateTable('centre').set({ checkInterval }).execute()
}
