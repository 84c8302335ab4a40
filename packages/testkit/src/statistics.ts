// What the planner knows of a small database, made as if it were of many centres.
import type pg from 'pg'

/** Has the planner think that there are this many times the centres, each as it is, with people and records of its own. It
 *  reads the number of pages from the files and takes from the statistics how many rows a page has, so those are what is
 *  raised. */
export async function exaggerate(client: pg.Client, times: number): Promise<void> {
  await client.query('vacuum analyze')
  await client.query(
    `with held as (${tablesOfTenants})
     update pg_class set reltuples = reltuples * $1
     where reltuples > 0 and oid in (select oid from held
       union select indexrelid from pg_index where indrelid in (select oid from held))`,
    [times],
  )
  // Every centre has the same ids here. In truth each has its own, so there are as many times the values.
  await client.query(
    `with held as (${tablesOfTenants}), known as materialized (
       select s.* from pg_stats s join held on held.relname = s.tablename and s.schemaname = 'public'
       join pg_attribute a on a.attrelid = held.oid and a.attname = s.attname
       where s.attname = 'tenant_id' or a.atttypid = 'uuid'::regtype and a.attoptions is null
     ), cleared as materialized (
       select known.*, pg_clear_attribute_stats('public', tablename::text, attname::text, false)::text from known
     )
     select pg_restore_attribute_stats('schemaname', 'public', 'relname', tablename::text, 'attname', attname::text,
       'inherited', false, 'null_frac', null_frac, 'avg_width', avg_width,
       'n_distinct', case when n_distinct > 0 then (n_distinct * $1)::real else n_distinct end)
     from cleared`,
    [times],
  )
}

const tablesOfTenants = `
  select oid, relname from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'tenant_id')`
