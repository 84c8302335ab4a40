// A session keeps what a request needs of its person. Whatever changes a person, a role, the centre or a second step, and
// whoever else is at it, the session keeps what a query over all of them finds.
import { type TestDatabase, testDatabase } from '@daybook/testkit/postgres.ts'
import { makeWorld, type World } from '@daybook/testkit/world.ts'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let database: TestDatabase
let world: World
const clients: pg.Client[] = []
beforeAll(async () => {
  database = await testDatabase()
  world = await makeWorld(database)
})
beforeEach(() => world.reset())
const leave = async () => {
  for (const client of clients.splice(0)) await client.end()
}
afterEach(leave)
afterAll(async () => {
  await world.close()
  await database.release()
})

/** A connection of the application's role with an open transaction of the centre. */
async function begin({ tenantId } = world.centre) {
  const client = new pg.Client({ connectionString: database.appUrl })
  await client.connect()
  clients.push(client)
  await client.query('begin')
  await client.query(`select set_config('app.tenant_id', $1, true)`, [tenantId])
  return client
}

/** Sessions that do not keep what they should. */
const outOfDate = `
  select session.id, session.end_reason,
    session.real_name, session.roles, session.own_rights, session.account_active, session.lacks_second_step,
    session.time_zone
  from session join staff on staff.tenant_id = session.tenant_id and staff.id = session.staff_id
    join centre on centre.tenant_id = session.tenant_id
  where row(session.real_name, session.roles, session.account_active, session.time_zone)
      is distinct from row(staff.real_name, staff.roles, staff.active, centre.time_zone)
    or session.own_rights is distinct from array(
      select distinct given from role, unnest(role.rights) as given
      where role.tenant_id = staff.tenant_id and role.active and not role.built_in
        and role.alias = any(staff.roles)
      order by given)
    or session.lacks_second_step is distinct from (centre.managers_need_second_step
      and not exists (select from second_step where second_step.tenant_id = staff.tenant_id
        and second_step.staff_id = staff.id and second_step.confirmed_at is not null)
      and not exists (select from passkey where passkey.tenant_id = staff.tenant_id
        and passkey.staff_id = staff.id)
      and not (session.second_step_at_directory and exists (select from directory
        where directory.tenant_id = staff.tenant_id and directory.trusts_second_step)))`

async function expectKept() {
  const owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
  clients.push(owner)
  expect((await owner.query(outOfDate)).rows).toEqual([])
  expect((await owner.query('select from session')).rowCount).toBeGreaterThan(6)
}

const oneOf = (...values: string[]) => fc.constantFrom(...values)
const secret = 'x'.repeat(80)
const change = fc.oneof(
  fc.record({ rename: oneOf('Hana', 'Mere') }),
  fc.record({ roles: oneOf('{teacher}', '{manager,cook}', '{cook,cleaner}') }),
  fc.record({ active: fc.boolean() }),
  fc.record({
    role: oneOf('cook', 'cleaner'),
    rights: oneOf('{}', '{room.read,a}', '{b}'),
  }),
  fc.record({ ends: oneOf('cook', 'cleaner') }),
  fc.record({ alias: oneOf('cook', 'cleaner', 'driver') }),
  fc.record({ required: fc.boolean() }),
  fc.record({ timeZone: oneOf('Pacific/Auckland', 'Pacific/Chatham') }),
  fc.record({ step: oneOf('start', 'confirm', 'remove') }),
  fc.record({ passkey: oneOf('add', 'remove', 'give') }),
  fc.record({ trusted: fc.constantFrom(true, false, undefined) }),
  fc.record({ open: fc.boolean() }),
)
type Change = typeof change extends fc.Arbitrary<infer One> ? One : never

/** One statement of the application for a change about a person. */
function statementOf(made: Change, person: string, other: string): [string, ...unknown[]] {
  if ('rename' in made) return ['update staff set real_name = $2 where id = $1', person, made.rename]
  if ('roles' in made) return ['update staff set roles = $2 where id = $1', person, made.roles]
  if ('active' in made) return ['update staff set active = $2 where id = $1', person, made.active]
  if ('rights' in made)
    return [
      `insert into role (id, alias, name, rights) values ($1::uuid, $2, $1::text, $3)
        on conflict (tenant_id, alias) where active do update set rights = excluded.rights`,
      world.ids(),
      made.role,
      made.rights,
    ]
  if ('ends' in made) return ['update role set active = false where alias = $1', made.ends]
  if ('alias' in made)
    return [
      `update role set alias = $1 where active and alias <> $1 and id in (select id from role
        where active and not built_in and not exists (select from role where active and alias = $1) limit 1)`,
      made.alias,
    ]
  if ('required' in made) return ['update centre set managers_need_second_step = $1', made.required]
  if ('timeZone' in made) return ['update centre set time_zone = $1', made.timeZone]
  if ('step' in made) return stepStatement(made.step, person)
  if ('passkey' in made) return passkeyStatement(made.passkey, person, other)
  if ('trusted' in made) return directoryStatement(made.trusted)
  return [
    `insert into session (id, staff_id, refresh_hash, expires_at, second_step_at_directory)
      values ($1, $2, '', '2027-01-01', $3)`,
    world.ids(),
    person,
    made.open,
  ]
}

function stepStatement(step: string, person: string): [string, ...unknown[]] {
  if (step === 'remove') return ['delete from second_step where staff_id = $1', person]
  if (step === 'confirm') return ['update second_step set confirmed_at = now() where staff_id = $1', person]
  return [
    'insert into second_step (id, staff_id, sealed_secret) values ($1, $2, $3) on conflict do nothing',
    world.ids(),
    person,
    secret,
  ]
}

function passkeyStatement(what: string, person: string, other: string): [string, ...unknown[]] {
  if (what === 'remove') return ['delete from passkey where staff_id = $1', person]
  if (what === 'give') return ['update passkey set staff_id = $2 where staff_id = $1', person, other]
  return [
    `insert into passkey (id, staff_id, name, credential_id, public_key, counter)
      values ($1::uuid, $2, 'Phone', $1::text, 'x', 0)`,
    world.ids(),
    person,
  ]
}

function directoryStatement(trusted: boolean | undefined): [string, ...unknown[]] {
  if (trusted === undefined) return ['delete from directory']
  return [
    `insert into directory (id, issuer, client_id, sealed_secret, match, trusts_second_step)
      values ($1, 'https://directory.example.org', 'daybook', $2, 'email', $3)
      on conflict (tenant_id) do update set trusts_second_step = excluded.trusts_second_step`,
    world.ids(),
    secret,
    trusted,
  ]
}

const personOf = (isManager: boolean) => (isManager ? world.centre.manager.id : world.centre.teacher.id)

async function make(client: pg.Client, made: Change, isManager: boolean) {
  const [text, ...values] = statementOf(made, personOf(isManager), personOf(!isManager))
  await client.query(text, values)
}

describe('a session', () => {
  it('keeps what is so after any changes', async () => {
    const changes = fc.array(fc.tuple(change, fc.boolean()), { minLength: 5, maxLength: 25 })
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const client = await begin()
        for (const [made, isManager] of all) await make(client, made, isManager)
        await client.query('commit')
        await expectKept()
        await leave()
      }),
      { numRuns: 25, seed: 1 },
    )
  })

  it('keeps what is so when two transactions change and open at the same time', async () => {
    const pair = fc.tuple(change, fc.boolean(), change, fc.boolean())
    await fc.assert(
      fc.asyncProperty(pair, async ([first, ofFirst, second, ofSecond]) => {
        const one = await begin()
        const two = await begin()
        await make(one, first, ofFirst)
        // It may wait for the first transaction, be refused, or pass.
        const later = make(two, second, ofSecond).then(
          () => two.query('commit'),
          () => two.query('rollback'),
        )
        await Promise.race([later, waitsFor(one)])
        await one.query('commit')
        await later
        await expectKept()
        await leave()
      }),
      { numRuns: 40, seed: 1 },
    )
  })

  it.each<[string, Change]>([
    ['the person gets another role', { roles: '{cook}' }],
    ['a role is made', { role: 'cook', rights: '{room.read}' }],
    ['the person is made inactive', { active: false }],
    ['the centre requires a second step', { required: true }],
    ['the centre moves', { timeZone: 'Pacific/Chatham' }],
  ])('that is being opened while %s keeps what is so', async (_, made) => {
    await world.build(world.centre.tenantId, (_, tx) =>
      tx
        .updateTable('staff')
        .set({ roles: ['teacher', 'cook'] })
        .where('id', '=', personOf(false))
        .execute(),
    )
    for (const [first, second] of [
      [made, { open: false }],
      [{ open: false }, made],
    ] as const) {
      const [one, two] = [await begin(), await begin()]
      await make(one, first, false)
      const later = make(two, second, false)
      expect(await Promise.race([later, waitsFor(one)])).toBe('waits')
      await one.query('commit')
      await later
      await two.query('commit')
      await expectKept()
      await world.reset()
    }
  })

  it('of another centre is left alone, and its centre does not wait', async () => {
    const here = await begin()
    await make(here, { required: true }, false)
    const there = await begin(world.other)
    await there.query('update centre set managers_need_second_step = true')
    await there.query('commit')
    await here.query('commit')
    await expectKept()
  })
})

/** Resolves when another connection waits for a lock of this one. */
async function waitsFor(client: pg.Client): Promise<'waits'> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  for (;;) {
    const waiting = await client.query(
      `select from pg_stat_activity where pid <> $1 and $1 = any(pg_blocking_pids(pid))`,
      [rows[0].pid],
    )
    if (waiting.rowCount) return 'waits'
  }
}
