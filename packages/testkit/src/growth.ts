// Makes a database large in little time: the records that centres have are copied into the years before. What a centre
// has once (people, rooms, plans, settings) stays as it is.
import type pg from 'pg'

/** Tables whose rows do not grow with the years, or are deleted when they are old. */
const standing = [
  'allergy',
  'article',
  'asset',
  'calendar_feed',
  'captcha',
  'centre',
  'checklist_template',
  'child',
  'contact',
  'directory',
  'directory_sign_in',
  'enrolment',
  'food',
  'idempotency_key',
  'kiosk',
  'kiosk_ticket',
  'lookup',
  'mail',
  'notification_setting',
  'one_time_code',
  'passkey',
  'pay_table',
  'place',
  'plan_entry',
  'position',
  'push_subscription',
  'recovery_code',
  'role',
  'room',
  'roster_template',
  'second_step',
  'session',
  'sign_in_failure',
  'staff',
  'staff_pin',
  'team',
  'term',
  'visitor_code',
  'web_address',
  'workflow_process',
]

/** What is not finished is of today: its copies are not made, or are finished. */
const unfinished: Record<string, string> = {
  care_record: `one.kind = 'sleep' and one.detail->'upAt' = 'null'`,
  report: `one.state in ('submitted', 'open', 'inWork')`,
}
const finished = {
  'attendance.signed_out_at': `coalesce(one.signed_out_at, one.signed_in_at + interval '1 hour')`,
  'attendance.signed_out_by': 'coalesce(one.signed_out_by, one.signed_in_by)',
  'staff_attendance.signed_out_at': `coalesce(one.signed_out_at, one.signed_in_at + interval '1 hour')`,
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`

/** Expects a connection with `session_replication_role=replica`, so that neither triggers nor foreign keys slow it down.
 *  @param copies of each record
 *  @param days between a copy and the next */
export async function addYears(
  client: pg.Client,
  { tenantIds, copies, days }: { tenantIds: readonly string[]; copies: number; days: number },
): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string; values: string }>(columnsOfGrowing, [
    standing,
    finished,
  ])
  for (const { table, columns, values } of rows)
    await client.query(
      `insert into ${table} (${columns})
       select ${values} from ${table} one, generate_series(1, ${copies}) copy,
         lateral (select copy * ${days} as days) back
       where one.tenant_id = any(array[${tenantIds.map(literal).join()}]) and not (${unfinished[table] ?? 'false'})
       on conflict do nothing`,
    )
}

/** For each table that grows: its columns, and what they are in a copy. Ids are others, but the same ones wherever they
 *  are named; days and instants are earlier, also those in details. */
const columnsOfGrowing = `
  select t.relname as table, string_agg(quote_ident(a.attname), ', ') as columns,
    string_agg(case
      when a.atttypid = 'jsonb'::regtype and a.attname = 'detail' then
        $$case when one.detail::text !~ '"\\d{4}-\\d\\d-\\d\\d' then one.detail else (
          select jsonb_object_agg(key, case
            when is_instant(value) then to_jsonb(to_char(
              ((value #>> '{}')::timestamptz - back.days * interval '1 day') at time zone 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            when value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d$' then to_jsonb((value #>> '{}')::date - back.days)
            else value end)
          from jsonb_each(one.detail)) end$$
      when a.atttypid = 'uuid'::regtype and a.attname not in ('created_by', 'updated_by') and not exists (
          select from pg_constraint f join pg_class other on other.oid = f.confrelid
          where f.conrelid = t.oid and f.contype = 'f' and a.attnum = any(f.conkey) and other.relname = any($1))
        then format($$overlay(overlay(md5(one.%I::text || copy) placing '7' from 13) placing 'a' from 17)::uuid$$, a.attname)
      when a.atttypid = 'date'::regtype then format('one.%I - back.days', a.attname)
      when a.atttypid = 'timestamptz'::regtype then format($$%s - back.days * interval '1 day'$$, value)
      else value end, ', ') as values
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (
    select coalesce($2::jsonb ->> (t.relname || '.' || a.attname), format('one.%I', a.attname)) as value
  ) in_copy
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and t.relname <> all($1) and a.attgenerated = ''
    and exists (select from pg_attribute key where key.attrelid = t.oid and key.attname = 'tenant_id')
  group by t.oid, t.relname order by t.relname`

/** Has the planner think that the tables that grew are larger still, so that it plans as in a large database. It reads the
 *  number of pages from the files and takes from the statistics how many rows a page has, so those are what is raised.
 *  Partial indexes stay as small as they are. */
export async function exaggerate(client: pg.Client): Promise<void> {
  await client.query('vacuum analyze')
  await client.query(
    `with grown as (
       select oid from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 2000 and relname <> all($1)
     )
     update pg_class set reltuples = reltuples * 200
     where oid in (select oid from grown
       union select indexrelid from pg_index where indrelid in (select oid from grown) and indpred is null)`,
    [standing],
  )
}

/** Copies every row of a centre under the numbers of other centres. Expects the same connection. */
export async function addCentres(
  client: pg.Client,
  { from, tenantIds }: { from: string; tenantIds: readonly string[] },
): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string }>(columnsOfAll)
  for (const { table, columns } of rows)
    await client.query(
      `insert into ${table} (tenant_id${columns})
       select other${columns} from ${table}, unnest($2::text[]) other where tenant_id = $1`,
      [from, tenantIds],
    )
}

const columnsOfAll = `
  select t.relname as table,
    coalesce(string_agg(', ' || quote_ident(a.attname), '') filter (where a.attname <> 'tenant_id'), '') as columns
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and a.attgenerated = ''
    and exists (select from pg_attribute key where key.attrelid = t.oid and key.attname = 'tenant_id')
  group by t.oid, t.relname`
