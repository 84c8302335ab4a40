// Makes a database large in little time: what centres have written down is copied into the years before. What a centre
// has once (people, rooms, plans, settings) stays as it is.
import type pg from 'pg'
import { finished } from './growth.finished.ts'

/** Tables whose rows do not grow with the years, or are deleted when they are old. */
export const standing = [
  'allergy',
  'article',
  'asset',
  'calendar_feed',
  'captcha',
  'centre',
  'checklist_template',
  'child',
  'contact',
  'contact_code',
  'conversation',
  'conversation_member',
  'conversation_post',
  'directory',
  'directory_sign_in',
  'dish',
  'dish_ingredient',
  'enrolment',
  'food',
  'idempotency_key',
  'ingredient',
  'job_day',
  'kiosk',
  'kiosk_ticket',
  'learning_goal',
  'lookup',
  'mail',
  'meal_menu',
  'meal_menu_change',
  'meal_menu_change_dish',
  'meal_menu_dish',
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

export interface Pattern {
  /** Centres with the same people, children and rooms. */
  from: readonly string[]
  /** Centres that are given what these have once. */
  to: readonly string[]
  /** Rows of a kind, and of a table without kinds, that are copied. */
  most: { ofKind: number; ofTable: number }
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const listOf = (tenantIds: readonly string[]) => `array[${tenantIds.map(literal).join()}]::text[]`
const isOf = (tenantIds: readonly string[]) => `tenant_id = any(${listOf(tenantIds)})`

/** Takes what these centres have written down as the pattern of all years, and gives what they have once to the others.
 *  Expects a connection with `session_replication_role=replica`, as all that follows, so that neither triggers nor foreign
 *  keys slow it down. */
export async function takePattern(client: pg.Client, { from, to, most }: Pattern): Promise<void> {
  await client.query('create schema pattern')
  for (const { table, columns } of await tablesOfCentres(client))
    await client.query(
      standing.includes(table)
        ? `insert into ${table} (tenant_id${columns})
           select other${columns} from ${table}, unnest(${listOf(to)}) other
           where ${isOf(from)} on conflict do nothing`
        : `create table pattern.${table} as
           select (one).* from (
             select one, of_kind.name, row_number() over (partition by of_kind.name order by md5(one::text)) as place
             from ${table} one, lateral (select to_jsonb(one) ->> 'kind' as name) of_kind
             where ${isOf(from)}) ranked
           where place <= case when name is null then ${most.ofTable} else ${most.ofKind} end`,
    )
}

export interface Years {
  tenantIds: readonly string[]
  /** Of each row of the pattern. */
  copies: number
  /** Between a copy and the next. Whole weeks, so that each day stays a day of the week. */
  days: number
  /** Id of a child, room or person → another, whose every second copy is. */
  others: Readonly<Record<string, string>>
}

/** Copies the pattern into the years before. */
export async function addYears(client: pg.Client, { tenantIds, copies, days, others }: Years): Promise<void> {
  const { rows } = await client.query<{ table: string; columns: string; values: string }>(columnsOfGrowing, [
    standing,
    finished,
    ['child', 'room', 'staff'],
  ])
  for (const { table, columns, values } of rows)
    await client.query(
      `insert into ${table} (tenant_id${columns})
       select centre${values} from pattern.${table} one, generate_series(1, ${copies}) copy,
         unnest(${listOf(tenantIds)}) centre,
         lateral (select copy * ${days} as days) back,
         lateral (select case when copy % 2 = 1 then ${literal(JSON.stringify(others))} else '{}' end::jsonb as id) other
       on conflict do nothing`,
    )
}

/** For each table that grows: its columns, and what they are in a copy. Ids are others, but the same ones wherever they
 *  are named; days and instants are earlier, also those in details and in ids. */
const columnsOfGrowing = `
  select t.relname as table, string_agg(', ' || quote_ident(a.attname), '') as columns,
    string_agg(', ' || case
      when a.atttypid = 'jsonb'::regtype and a.attname = 'detail' then replace(
        $$case when is.detail::text !~ '"\\d{4}-\\d\\d-\\d\\d' then is.detail else (
          select jsonb_object_agg(key, case
            when is_instant(value) then to_jsonb(to_char(
              ((value #>> '{}')::timestamptz - back.days * interval '1 day') at time zone 'UTC',
              'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            when value #>> '{}' ~ '^\\d{4}-\\d\\d-\\d\\d$' then to_jsonb((value #>> '{}')::date - back.days)
            else value end)
          from jsonb_each(is.detail)) end$$, 'is.detail', '(' || value || ')')
      when a.attname in ('created_by', 'updated_by') then value
      when referenced.name = any($3) then format('coalesce((other.id ->> (%1$s)::text)::uuid, %1$s)', value)
      when a.atttypid = 'uuid'::regtype and coalesce(referenced.name <> all($1), true)
        then replace($$overlay(overlay(
          lpad(to_hex(('x' || left(replace(is.id::text, '-', ''), 12))::bit(48)::bigint - back.days * 86400000::bigint), 12, '0')
            || right(md5(is.id::text || copy), 20) placing '7' from 13) placing 'a' from 17)::uuid$$, 'is.id', '(' || value || ')')
      when a.atttypid = 'bytea'::regtype then format($$sha256((%s) || copy::text::bytea)$$, value)
      when a.atttypid = 'date'::regtype then format('%s - back.days', value)
      when a.atttypid = 'timestamptz'::regtype then format($$%s - back.days * interval '1 day'$$, value)
      else value end, '') as values
  from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
  cross join lateral (
    select coalesce($2::jsonb ->> (t.relname || '.' || a.attname), format('one.%I', a.attname)) as value
  ) in_copy
  left join lateral (
    select min(other.relname) as name from pg_constraint f join pg_class other on other.oid = f.confrelid
    where f.conrelid = t.oid and f.contype = 'f' and a.attnum = any(f.conkey) and a.attname <> 'tenant_id'
  ) referenced on true
  where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
    and t.relname <> all($1) and a.attgenerated = '' and a.attname <> 'tenant_id'
    and exists (select from pg_attribute key where key.attrelid = t.oid and key.attname = 'tenant_id')
  group by t.oid, t.relname order by t.relname`

/** Copies every row of a centre under the numbers of other centres. */
export async function addCentres(
  client: pg.Client,
  { from, tenantIds }: { from: string; tenantIds: readonly string[] },
): Promise<void> {
  for (const { table, columns } of await tablesOfCentres(client))
    await client.query(
      `insert into ${table} (tenant_id${columns})
       select other${columns} from ${table}, unnest($2::text[]) other where tenant_id = $1`,
      [from, tenantIds],
    )
}

/** Tables with their columns but the tenant, each after a comma. */
export async function tablesOfCentres(client: pg.Client): Promise<{ table: string; columns: string }[]> {
  const { rows } = await client.query<{ table: string; columns: string }>(`
    select t.relname as table,
      coalesce(string_agg(', ' || quote_ident(a.attname), '') filter (where a.attname <> 'tenant_id'), '') as columns
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
      and a.attgenerated = ''
      and exists (select from pg_attribute key where key.attrelid = t.oid and key.attname = 'tenant_id')
    group by t.oid, t.relname order by 1`)
  return rows
}
