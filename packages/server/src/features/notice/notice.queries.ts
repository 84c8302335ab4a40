import type { Audience } from '@daybook/contract/receipt/receipt.rules.ts'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../platform/context.ts'
import { among } from '../../platform/database/conditions.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What this person may read: released by now, and for them. One that was removed before its time was never released. */
export function readableBy({ personId, roles }: Actor, now: Date): RawBuilder<SqlBool> {
  return sql`notice.release_time <= ${now.toISOString()} and (notice.active or notice.told_at is not null) and case notice.audience
    when 'roles' then string_to_array(notice.roles, ',') && ${[...roles]}::text[]
    when 'rooms' then exists (select from staff where staff.tenant_id = notice.tenant_id and staff.id = ${personId}
      and staff.room_id::text = any(string_to_array(notice.rooms, ',')))
    when 'people' then ${personId} = any(string_to_array(notice.people, ','))
    else true end`
}

/** Whether `takeDue` would find one, for the pass over all centres. */
export const isDue = `exists (select from notice
  where tenant_id = current_tenant() and active and told_at is null and release_time <= $1)`

/** Marks what is due as told, so that it is told once. @returns what was not told before */
export function takeDue(tx: Tx, now: Date) {
  return (
    tx
      .updateTable('notice')
      .set({ toldAt: now.toISOString() })
      .where('active', '=', true)
      .where('toldAt', 'is', null)
      .where('releaseTime', '<=', now.toISOString())
      .returning(['id', 'title', 'roles', 'rooms', 'people', 'asksConfirmation', 'createdBy'])
      // A check of the table allows only these.
      .returning(sql.ref<Audience['to']>('audience').as('to'))
      .execute()
  )
}

/** @param readable the condition for those that the person may read; undefined for all */
export function noticesByIds(tx: Tx, ids: readonly string[], readable: RawBuilder<SqlBool> | undefined) {
  return tx
    .selectFrom('notice')
    .select(['id', 'title', 'releaseTime'])
    .where(among('id', ids))
    .where('active', '=', true)
    .$if(readable !== undefined, (query) => query.where(readable ?? sql<SqlBool>`false`))
    .execute()
}
