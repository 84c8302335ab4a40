// Law 4: rules that every table follows, read from the catalogue of the migrated database. `centre` is the tenant
// itself. `migration`, `installation` and `job_worker` belong to the owner and have no tenant.
import { type TestDatabase, testDatabase } from '@daybook/testkit/postgres.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fileOwners, pictured } from '../features/file/file.queries.ts'
import { asOwner } from './harness.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.release())

/** The rows that break a rule. Each of these queries must return none. */
function breaches(sql: string): Promise<unknown[]> {
  return asOwner(database.ownerUrl, async (client) => (await client.query(sql)).rows)
}

const tables = `(select oid, relname, relkind, relrowsecurity, relforcerowsecurity, relowner from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname not in ('migration', 'installation', 'job_worker')) t`

it('finds the tables', async () => {
  expect((await breaches(`select relname from ${tables}`)).length).toBeGreaterThan(10)
})

it('every primary key, unique key and exclusion constraint starts with the tenant', async () => {
  const keys = await breaches(`
    select i.indexrelid::regclass::text as key from pg_index i join ${tables} on t.oid = i.indrelid
    left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where (i.indisunique or i.indisexclusion) and a.attname is distinct from 'tenant_id'`)
  expect(keys).toEqual([])
})

it('every table has a primary key of the tenant and at least one more column', async () => {
  const without = await breaches(`
    select t.relname from ${tables} left join pg_index i on i.indrelid = t.oid and i.indisprimary
    where i.indexrelid is null or (i.indnkeyatts < 2 and t.relname <> 'centre')`)
  expect(without).toEqual([])
})

it('no foreign key can cross tenants', async () => {
  const keys = await breaches(`
    select o.conrelid::regclass::text as table, o.conname from pg_constraint o join ${tables} on t.oid = o.conrelid
    where o.contype = 'f' and not exists (
      select from pg_attribute mine, pg_attribute theirs
      where mine.attrelid = o.conrelid and mine.attnum = o.conkey[1] and mine.attname = 'tenant_id'
        and theirs.attrelid = o.confrelid and theirs.attnum = o.confkey[1] and theirs.attname = 'tenant_id')`)
  expect(keys).toEqual([])
})

it('every foreign key is indexed by its leading columns', async () => {
  const keys = await breaches(`
    select o.conrelid::regclass::text as table, o.conname from pg_constraint o join ${tables} on t.oid = o.conrelid
    where o.contype = 'f' and not exists (
      select from pg_index i where i.indrelid = o.conrelid and i.indpred is null
        and (i.indkey::int2[])[0:cardinality(o.conkey) - 1] @> o.conkey)`)
  expect(keys).toEqual([])
})

it('every table that refers to files is asked before a file is deleted, and none lets go of it by itself', async () => {
  const referring = await breaches(`
    select distinct conrelid::regclass::text as name, confdeltype as letting from pg_constraint
    where contype = 'f' and confrelid = 'file'::regclass order by 1`)
  const asked = [
    ...fileOwners.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)),
    ...pictured,
  ].sort()
  expect(referring).toEqual(asked.map((name) => ({ name, letting: 'a' })))
})

// The owner reads the list of tenants, so row security is not forced on `centre` alone. Both policies name the tenant:
// the restrictive one can be widened by no other, and the permissive one holds where a database loses `restrictive`.
it('row security is forced, and every policy names the tenant', async () => {
  const open = await breaches(`
    select t.relname from ${tables}
    where not (t.relrowsecurity and (t.relforcerowsecurity or t.relname = 'centre')) or not exists (
      select from pg_policy p where p.polrelid = t.oid and not p.polpermissive)
    union all select p.polrelid::regclass::text from pg_policy p
    where p.polcmd <> '*' or p.polroles <> '{0}'
      or pg_get_expr(p.polqual, p.polrelid) is distinct from '(tenant_id = current_tenant())'
      or pg_get_expr(p.polwithcheck, p.polrelid) is distinct from '(tenant_id = current_tenant())'`)
  expect(open).toEqual([])
})

it('times are timestamptz, and a time of day has no time zone', async () => {
  const columns = await breaches(`
    select t.relname, a.attname from ${tables} join pg_attribute a on a.attrelid = t.oid
    where a.attnum > 0 and not a.attisdropped and a.atttypid in ('timestamp'::regtype, 'timetz'::regtype)`)
  expect(columns).toEqual([])
})

it('every table records who created and changed a row, and when', async () => {
  const missing = await breaches(`
    select t.relname, wanted.name from ${tables}
    cross join (values ('created_at', 'timestamptz'), ('created_by', 'uuid'),
      ('updated_at', 'timestamptz'), ('updated_by', 'uuid')) as wanted (name, type)
    where not exists (select from pg_attribute a where a.attrelid = t.oid
      and a.attname = wanted.name and a.atttypid = wanted.type::regtype)`)
  const untouched = await breaches(`
    select t.relname from ${tables} where not exists (
      select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'touch' and g.tgenabled = 'O')`)
  expect([...missing, ...untouched]).toEqual([])
})

it('money is stored in whole cents, and only coordinates in fractions', async () => {
  const columns = await breaches(`
    select t.relname, a.attname from ${tables} join pg_attribute a on a.attrelid = t.oid
    where a.attnum > 0 and a.atttypid in ('money'::regtype, 'float4'::regtype, 'float8'::regtype)
      and a.attname not in ('latitude', 'longitude')`)
  expect(columns).toEqual([])
})

it('the application role owns nothing, bypasses nothing and cannot gain rights', async () => {
  const roles = await breaches(`
    select rolname from pg_roles where rolname in ('daybook_app', '${appRole()}')
    and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`)
  const owned = await breaches(`
    select c.oid::regclass::text from pg_class c join pg_roles r on r.oid = c.relowner
    where r.rolname in ('daybook_app', '${appRole()}')`)
  const truncates = await breaches(`
    select table_name from information_schema.role_table_grants
    where grantee in ('daybook_app', 'PUBLIC') and table_schema = 'public'
      and privilege_type in ('TRUNCATE', 'TRIGGER', 'REFERENCES')`)
  expect([...roles, ...owned, ...truncates]).toEqual([])
})

const appRole = () => new URL(database.appUrl).username

it('the application role can delete only from the listed tables', async () => {
  const deletable = await breaches(`
    select table_name from information_schema.role_table_grants
    where grantee = 'daybook_app' and table_schema = 'public' and privilege_type = 'DELETE' order by 1`)
  // Keys, captchas, sessions, failed sign-ins, codes, mails, and files that no record took expire; a browser ends its
  // subscription or authenticator app, a person the address of their calendar, a manager a week template, and a draft of a process what was sent of it.
  // Everything else is kept, amended or voided. Allergies and enrolments are written with their child, whose history
  // (register_change) has what they were; which children a story names stands in its detail, and a set is an order. A template of a week is no record, nor is what a draft of a menu had. A second step and passkeys end with their use, and so does a centre’s directory. Messages between colleagues are kept for a year. The feed forgets what is old; what it was about keeps its own record. What records are found by is written anew with them.
  expect(deletable.map((row) => (row as { table_name: string }).table_name)).toEqual([
    'activity',
    'allergy',
    'calendar_feed',
    'captcha',
    'contact_code',
    'conversation',
    'conversation_member',
    'conversation_post',
    'directory',
    'directory_sign_in',
    'enrolment',
    'file',
    'idempotency_key',
    'kiosk_ticket',
    'learning_set_story',
    'learning_story_child',
    'mail',
    'meal_menu_dish',
    'one_time_code',
    'passkey',
    'push_subscription',
    'recovery_code',
    'roster_template',
    'search_word',
    'second_step',
    'session',
    'sign_in_failure',
    'visitor_code',
    'workflow_draft',
    'workflow_file',
  ])
})

it('only the listed functions bypass row security, and each fixes its search path', async () => {
  const definers = await breaches(`
    select p.proname as definer, p.proconfig as settings from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef order by 1`)
  expect(definers).toEqual([
    { definer: 'centre_numbers', settings: ['search_path=public'] },
    { definer: 'centres_of_platform', settings: ['search_path=public'] },
    { definer: 'erase_report', settings: ['search_path=public'] },
    { definer: 'make_audit_years', settings: ['search_path=public', 'lock_timeout=2s'] },
    { definer: 'plan_job', settings: ['search_path=public'] },
    { definer: 'refuse_deactivated', settings: ['search_path=public'] },
    { definer: 'tenant_ids', settings: ['search_path=public'] },
  ])
})

// What the laws above ask of tables they ask of partitions too.
it('a partition is reached through its table alone, and every row has one', async () => {
  const partitioned = await breaches(`select relname from ${tables} where relkind = 'p'`)
  expect(partitioned).toEqual([{ relname: 'audit_event' }])
  const open = await breaches(`
    select c.relname, grantee.acl from pg_class c cross join lateral aclexplode(c.relacl) grantee (grantor, acl, privilege, option)
    where c.relispartition and grantee.acl <> c.relowner`)
  const without = await breaches(`
    select p.partrelid::regclass::text as name from pg_partitioned_table p where p.partdefid = 0`)
  const differing = await breaches(`
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where c.relkind = 'r' and c.relispartition and (
      select count(*) from pg_policy own join pg_policy whole on whole.polrelid = i.inhparent
        and whole.polname = own.polname and whole.polpermissive = own.polpermissive
        and pg_get_expr(whole.polqual, whole.polrelid) = pg_get_expr(own.polqual, own.polrelid)
      where own.polrelid = c.oid
    ) <> (select count(*) from pg_policy where polrelid = i.inhparent)`)
  expect([...open, ...without, ...differing]).toEqual([])
})
