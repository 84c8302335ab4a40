// What the planner knows of a small database, made as if it were a large one.
import type pg from 'pg'
import { standing } from './growth.ts'

/** Has the planner think that there are this many times the centres, each with people and records of its own, and in each
 *  this many times the records. It reads the number of pages from the files and takes from the statistics how many rows a
 *  page has, so those are what is raised. */
export async function exaggerate(
  client: pg.Client,
  { centres, records }: { centres: number; records: number },
): Promise<void> {
  // Rows whose commit is not written yet count as visible to nobody, and no index alone would be read.
  await client.query('set synchronous_commit = on')
  await client.query(keep)
  await client.query('vacuum analyze')
  const values = [centres, records, standing]
  await client.query(
    `with held as (${tables})
     update pg_class set reltuples = reltuples * times from (
       select held.oid, times from held
       union all select indexrelid, times from pg_index join held on held.oid = indrelid) raised
     where raised.oid = pg_class.oid and reltuples > 0`,
    values,
  )
  // Every centre has the same ids here. In truth each has its own. Columns with a number of their own have it for a centre.
  await client.query(
    `with held as (${tables}), known as materialized (
       select s.*, case when s.attname = 'tenant_id' then $1 when a.atttypid = 'uuid'::regtype then times
         else times / $1 end as more
       from pg_stats s join held on held.relname = s.tablename and s.schemaname = 'public'
       join pg_attribute a on a.attrelid = held.oid and a.attname = s.attname
       where s.attname = 'tenant_id'
         or a.atttypid in ('uuid'::regtype, 'date'::regtype, 'timestamptz'::regtype) and a.attoptions is null
     ), cleared as materialized (
       select known.*, pg_clear_attribute_stats('public', tablename::text, attname::text, false)::text from known
     )
     select pg_restore_attribute_stats('schemaname', 'public', 'relname', tablename::text, 'attname', attname::text,
       'inherited', false, 'null_frac', null_frac, 'avg_width', avg_width,
       'n_distinct', case when n_distinct > 0 then (n_distinct * more)::real else n_distinct end)
     from cleared`,
    values,
  )
}

/** Autovacuum would count the rows again, whenever it comes by. */
const keep = `
do $do$
declare found regclass;
begin
  for found in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format('alter table %s set (autovacuum_enabled = off)', found);
  end loop;
end $do$`

/** Tables of centres, and how many times their rows there are. */
const tables = `
  select oid, relname, case when relname = any($3) then $1::int else $1::int * $2::int end as times from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')`
