// A test database starts with the rows of the world. They are kept in a schema of its template, because copying them
// back takes milliseconds, and making a database and its world some hundred.
import type pg from 'pg'

/** Moves all rows into the snapshot, which leaves the tables empty. */
export async function takeSnapshot(client: pg.ClientBase): Promise<void> {
  await client.query(functions)
  await client.query('select snapshot.take(); select snapshot.clear()')
}

/** Empties all tables and restarts all sequences. */
export const clear = 'select snapshot.clear()'
/** Copies the rows of the snapshot into empty tables. */
export const fill = 'select snapshot.fill()'

// As a replica, a session fires no triggers and checks no foreign keys: rows that must not be deleted are, and tables
// are filled in any order. TRUNCATE takes a hundred times as long as DELETE on these few rows.
const functions = `
create schema snapshot;

create function snapshot.take() returns void language plpgsql as $$
declare name text;
begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
    execute format('create table snapshot.%I as table public.%1$I', name);
  end loop;
end $$;

create function snapshot.clear() returns void language plpgsql set session_replication_role = replica as $$
declare one record;
begin
  for one in select schemaname, tablename from pg_tables
    where schemaname in ('public', 'graphile_worker') and tablename not in ('migration', 'migrations')
  loop
    execute format('delete from %I.%I', one.schemaname, one.tablename);
  end loop;
  perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
    from pg_sequences where last_value is not null;
end $$;

create function snapshot.fill() returns void language plpgsql set session_replication_role = replica as $$
declare one record;
begin
  for one in select relname, string_agg(quote_ident(attname), ', ') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped and attgenerated = ''
      and relname in (select tablename from pg_tables where schemaname = 'snapshot')
    group by relname
  loop
    execute format('insert into public.%I (%s) select %2$s from snapshot.%1$I', one.relname, one.columns);
  end loop;
end $$;`
