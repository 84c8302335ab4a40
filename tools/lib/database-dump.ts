// The dump of a database of one's own (DATABASE_URL), by pg_dump, and loading one into an empty database.
import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { markRestored } from '../../packages/server/src/platform/database/installation.ts'
import type { Contents } from './backup-contents.ts'
import { countTables, everyRow } from './backup-rows.ts'
import { clientForDump, clientForServer, startProgram } from './postgres-client.ts'
import { Problem } from './problem.ts'

/** What the database is called in an archive, whatever its name is: that of an embedded one. */
export const dumpedName = 'daybook'

interface Dump {
  url: string
  file: string
  /** The folder with PostgreSQL's programs; undefined to look for them. */
  bin: string | undefined
}

type Dumped = Pick<Contents, 'horizon' | 'rows'> & { bytes: number; schema: string }

/** Dumps and counts in one snapshot. Throws a Problem when the role would see only a part of the rows. */
export const dumpDatabase = ({ url, file, bin }: Dump): Promise<Dumped> =>
  connected(url, async (client) => {
    await mustSeeAll(client)
    const programs = clientForServer(await majorOf(client), bin)
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ snapshot: string; bytes: string; schema: string }>(
      `select pg_export_snapshot() as snapshot, pg_database_size(current_database()) as bytes,
         (select max(left(name, 4)) from migration) as schema`,
    )
    const { snapshot = '', bytes, schema = '' } = rows[0] ?? {}
    const args = ['--format=custom', `--snapshot=${snapshot}`, `--file=${file}`, '--no-password']
    await startProgram(programs, 'pg_dump', args, url).ended
    const counted = await countTables(client, dumpedName, everyRow)
    const exact = Object.entries(counted).map(([table, count]) => [table, [count, count]] as const)
    return {
      horizon: everyRow,
      rows: Object.fromEntries(exact) as Contents['rows'],
      bytes: Number(bytes),
      schema,
    }
  })

/** Bytes of the database. */
export const sizeOfDatabase = (url: string): Promise<number> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  })

/** The role of this connection, if row security hides rows from it. */
export async function roleThatSeesLess(client: pg.Client): Promise<string | undefined> {
  const { rows } = await client.query<{ role: string }>(
    'select rolname as role from pg_roles where rolname = current_user and not (rolsuper or rolbypassrls)',
  )
  return rows[0]?.role
}

/** Row security holds the owner of the tables too. pg_dump refuses such a role, or with an option dumps a part. */
async function mustSeeAll(client: pg.Client): Promise<void> {
  const role = await roleThatSeesLess(client)
  if (!role) return
  throw new Problem(
    `The role ${role} sees only a part of the rows (row security), so that its backup would be incomplete. Make a role for backups, as a superuser: create role daybook_backup login bypassrls password '…'; grant pg_read_all_data to daybook_backup. Then name it in BACKUP_DATABASE_URL.`,
  )
}

async function majorOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: number }>(
    `select current_setting('server_version_num')::int / 10000 as number`,
  )
  return rows[0]?.number ?? 0
}

/** Throws a Problem when the database has anything in it. */
export const mustBeEmpty = (url: string): Promise<void> =>
  connected(url, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
         and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
       limit 1`,
    )
    if (rowCount) throw new Problem('The database of DATABASE_URL is not empty. Nothing was changed.')
  })

interface Load extends Dump {
  /** Whether it becomes a copy, which sends nothing to people. A server may start on the database before this folder does. */
  holdsMessages: boolean | undefined
}

/** Loads a dump into an empty database, whole or not at all. Its tables then belong to the role of the URL.
 *  @returns how many rows each table has */
export const loadDump = ({ url, file, bin, holdsMessages }: Load): Promise<Record<string, number>> =>
  connected(url, async (client) => {
    const programs = clientForDump(file, bin)
    // A dump has no roles. Those that sign in are made at the next start.
    await client.query(
      `do $$ begin create role daybook_app nologin; exception when duplicate_object then null; end $$`,
    )
    const read = startProgram(programs, 'pg_restore', ['--no-owner', '--no-comments', '--file=-'])
    const run = [
      '--no-psqlrc',
      '--quiet',
      '--output=/dev/null',
      '--single-transaction',
      '--set=ON_ERROR_STOP=1',
    ]
    const write = startProgram(programs, 'psql', [...run, '--no-password'], url)
    await Promise.all([
      pipeline(createReadStream(file), read.child.stdin),
      pipeline(read.child.stdout, withSearchPath(), write.child.stdin),
      read.ended,
      write.ended,
    ]).catch(async (error: unknown) => {
      // A pipe that broke says less than the program that broke it.
      await read.ended.catch(() => undefined)
      await write.ended
      throw error
    })
    if (holdsMessages !== undefined) await markRestored(client, holdsMessages)
    return countAll(client)
  })

/** Row security holds the owner of the tables too. Nobody else uses them yet, so it is lifted for the count and comes back. */
async function countAll(client: pg.Client): Promise<Record<string, number>> {
  await client.query('begin')
  await client.query(
    `do $$ declare one regclass; begin
       for one in select oid from pg_class where relforcerowsecurity loop
         execute format('alter table %s no force row level security', one);
       end loop;
     end $$`,
  )
  const counted = await countTables(client, dumpedName, everyRow)
  await client.query('rollback')
  return counted
}

/** pg_restore writes with an empty search path. The functions of our constraints name each other without a schema. */
function withSearchPath(): Transform {
  let isFirst = true
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isFirst) return done(null, chunk)
      isFirst = false
      const text = chunk.toString('latin1')
      done(
        null,
        Buffer.from(
          text.replace("set_config('search_path', '', false)", "set_config('search_path', 'public', false)"),
          'latin1',
        ),
      )
    },
  })
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
