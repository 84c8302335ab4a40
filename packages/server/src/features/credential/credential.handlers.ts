import type { credential } from '@daybook/contract/credential/credential.contract.ts'
import { daysLeft, warnDays } from '@daybook/contract/credential/credential.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { ContextOf } from '../../platform/context.ts'
import { credentialsUntil } from './credential.queries.ts'

type Of<K extends keyof typeof credential.operations> = ContextOf<(typeof credential.operations)[K]>

export async function listDueCredentials({ tx, actor }: Of<'listDueCredentials'>) {
  const whose = actor.rights.has('credential.readAll') ? undefined : actor.personId
  const due = await credentialsUntil(tx, addDays(actor.today, warnDays), whose)
  const items = due.map((row) => ({ ...row, daysLeft: daysLeft(row.expiresOn, actor.today) }))
  return { count: items.length, items }
}
