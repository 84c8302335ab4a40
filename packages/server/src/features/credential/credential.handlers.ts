import type { credential } from '@daybook/contract/credential/credential.contract.ts'
import { daysLeft, warnDays } from '@daybook/contract/credential/credential.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { Actor, Context, ContextOf } from '../../platform/context.ts'
import { credentialsUntil } from './credential.queries.ts'

type Of<K extends keyof typeof credential.operations> = ContextOf<(typeof credential.operations)[K]>

export async function listDueCredentials(context: Of<'listDueCredentials'>) {
  const items = await dueWithin(context, warnDays)
  return { count: items.length, items }
}

/** Those that expire within so many days or have expired: the actor's own, or everybody's for those who may see them. */
export async function dueWithin({ tx, actor }: Pick<Context<unknown, Actor>, 'tx' | 'actor'>, days: number) {
  const staffId = actor.rights.has('credential.readAll') ? undefined : actor.personId
  const due = await credentialsUntil(tx, { until: addDays(actor.today, days), staffId })
  return due.map((row) => ({ ...row, daysLeft: daysLeft(row.expiresOn, actor.today) }))
}
