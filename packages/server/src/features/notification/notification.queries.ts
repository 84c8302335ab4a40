import type { MessageParams } from '@daybook/contract/message/message.kind.ts'
import type { QuietHours, Wishes } from '@daybook/contract/notification/notification.rules.ts'
import { sql } from 'kysely'
import { sameTenant } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

export type Language = 'en-US' | 'zh-CN'

/** The language of the centre's country is that of a person who has not chosen one. */
const language = sql<Language>`coalesce(notification_setting.language,
  case centre.country_code when 'CN' then 'zh-CN' else 'en-US' end)`
const quiet = sql<QuietHours | null>`case when quiet_from is not null then json_build_object(
  'from', to_char(quiet_from, 'HH24:MI'), 'until', to_char(quiet_until, 'HH24:MI')) end`

const people = (tx: Tx) =>
  tx
    .selectFrom('staff')
    .innerJoin('centre', 'centre.tenantId', 'staff.tenantId')
    .leftJoin('notificationSetting', (join) => sameTenant(join, 'notificationSetting.id', 'staff.id'))

const settings = [
  'staff.email',
  // Written from the contract's own schema.
  sql<Partial<Wishes> | null>`notification_setting.ways`.as('wishes'),
  language.as('language'),
  quiet.as('quiet'),
] as const

/** A person to be told, with the browsers of their sessions. */
export type Reader = Awaited<ReturnType<typeof readersOf>> extends Map<string, infer R> ? R : never

/** The active ones among these people. */
export async function readersOf(tx: Tx, ids: readonly string[], now: Date) {
  const rows = await people(tx)
    .select(['staff.id', 'centre.timeZone', ...settings])
    .select(
      sql<string[]>`array(select push_subscription.id::text from push_subscription
        join session on session.tenant_id = push_subscription.tenant_id and session.id = session_id
        where session.tenant_id = staff.tenant_id and session.staff_id = staff.id
          and session.ended_at is null and session.expires_at > ${now.toISOString()})`.as('subscriptions'),
    )
    .where('staff.active', '=', true)
    .where('staff.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** The settings of a person. */
export function settingsOf(tx: Tx, staffId: string) {
  return people(tx)
    .select([...settings])
    .where('staff.id', '=', staffId)
    .executeTakeFirstOrThrow()
}

export async function saveSettings(
  tx: Tx,
  id: string,
  { language, wishes, quiet }: { language: Language; wishes: Wishes; quiet: QuietHours | null },
): Promise<void> {
  const row = {
    language,
    ways: JSON.stringify(wishes),
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
  }
  await tx
    .insertInto('notificationSetting')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.columns(['tenantId', 'id']).doUpdateSet(row))
    .execute()
}

export async function isSubscribed(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('pushSubscription')
    .select('id')
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Keeps the browser of a session. Earlier rows of the session or of the browser are replaced. */
export async function keepSubscription(
  tx: Tx,
  row: {
    id: string
    sessionId: string
    endpoint: string
    publicKey: string
    authSecret: string
    language: Language
  },
): Promise<void> {
  await tx
    .deleteFrom('pushSubscription')
    .where((where) =>
      where.or([where('sessionId', '=', row.sessionId), sql<boolean>`md5(endpoint) = md5(${row.endpoint})`]),
    )
    .execute()
  await tx.insertInto('pushSubscription').values(row).execute()
}

export async function endSubscription(tx: Tx, by: { sessionId: string } | { id: string }): Promise<void> {
  const { sessionId, id } = { sessionId: undefined, id: undefined, ...by }
  await tx
    .deleteFrom('pushSubscription')
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? ''))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .execute()
}

/** A message that its recipient, who still works here, has not read yet. */
export function unreadMessage(tx: Tx, id: string) {
  return (
    people(tx)
      .innerJoin('message', (join) => sameTenant(join, 'message.recipientId', 'staff.id'))
      .select(['message.id', 'message.kind', 'message.link', 'message.sentAt', 'staff.id as staffId'])
      .select('staff.realName as staffName')
      .select([...settings, 'centre.name as centreName', 'centre.timeZone'])
      // Only sendMessages writes them, so they match the schema of the kind.
      .select(sql<MessageParams>`message.params`.as('params'))
      .where('message.id', '=', id)
      .where('message.readAt', 'is', null)
      .where('staff.active', '=', true)
      .executeTakeFirst()
  )
}

/** A browser whose session has not ended. */
export function liveSubscription(tx: Tx, id: string, now: Date) {
  return tx
    .selectFrom('pushSubscription')
    .innerJoin('session', (join) => sameTenant(join, 'session.id', 'pushSubscription.sessionId'))
    .select(['pushSubscription.id', 'endpoint', 'publicKey', 'authSecret'])
    .select(sql<Language>`push_subscription.language`.as('language'))
    .where('pushSubscription.id', '=', id)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now.toISOString())
    .executeTakeFirst()
}
