// What law 13 finds in a migration, shown on migrations that nobody should write.
import { ownDatabase, type TestDatabase } from '@daybook/testkit/postgres.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allowedBy, lostBy } from './expand.compared.ts'
import { type Facts, factsOf } from './expand.facts.ts'

let database: TestDatabase
let client: pg.Client
let released: Facts
beforeAll(async () => {
  database = await ownDatabase('template0')
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  await client.query(`
    create table nest (tenant_id text, id int, kind text not null default 'box', note varchar(80), size int not null,
      primary key (tenant_id, id), constraint kinds check (kind in ('box', 'hole')), constraint notes unique (tenant_id, note));
    create function nest_size(int) returns int language sql as 'select $1';
    grant select, insert on nest to daybook_app`)
  released = await factsOf(client)
})
afterAll(async () => {
  await client.end()
  await database.release()
})

async function lost(sql: string, options: { isConcurrent?: boolean } = {}): Promise<string[]> {
  await client.query('begin')
  try {
    await client.query(sql)
    return lostBy({ before: released, after: await factsOf(client), released, ...options })
  } finally {
    await client.query('rollback')
  }
}

describe('a server of the last release can live with', () => {
  it.each([
    'create table egg (tenant_id text, id int not null, primary key (tenant_id, id))',
    'alter table nest add column colour text',
    `alter table nest add column colour text not null default 'brown' check (length(colour) < 20)`,
    'alter table nest alter column size set default 0',
    'alter table nest drop constraint kinds',
    'create function nest_size(int, int) returns int language sql as $$ select $1 + $2 $$',
    'create table egg (tenant_id text, id int, primary key (tenant_id, id)); drop table egg',
    `alter table nest add column tree int;
     create table tree (tenant_id text, id int, primary key (tenant_id, id));
     alter table nest add foreign key (tenant_id, tree) references tree`,
    'grant update on nest to daybook_app',
  ])('%s', async (sql) => {
    expect(await lost(sql)).toEqual([])
  })

  it('an index that is made while others write', async () => {
    expect(await lost('create index sizes on nest (tenant_id, size)', { isConcurrent: true })).toEqual([])
  })
})

describe('it cannot live with', () => {
  it.each([
    ['drop table nest', ['table nest is gone']],
    ['alter table nest rename to box', ['table nest is gone']],
    ['alter table nest drop column size', ['column nest.size is gone']],
    [
      'alter table nest rename size to width',
      ['column nest.size is gone', 'column nest.width has no default'],
    ],
    // However it is said.
    [
      `do $$ begin execute 'alter table ' || 'nest' || ' drop column size'; end $$`,
      ['column nest.size is gone'],
    ],
    ['drop function nest_size', ['function nest_size(integer) is gone']],
    [
      `create or replace function nest_size(int) returns int language sql as 'select $1 + 1'`,
      ['function nest_size(integer) changed'],
    ],
    [
      'alter table nest alter column size type bigint',
      ['rows of nest are rewritten', 'column nest.size changed'],
    ],
    [
      'alter table nest alter column note type varchar(40)',
      ['rows of nest are rewritten', 'column nest.note changed'],
    ],
    ['alter table nest alter column note set not null', ['column nest.note changed']],
    ['alter table nest alter column kind drop default', ['default of nest.kind is gone']],
    [
      `alter table nest drop constraint kinds, add constraint kinds check (kind in ('box'))`,
      ['check nest.kinds changed'],
    ],
    ['alter table nest add constraint sizes check (size > 0)', ['check nest.sizes is new']],
    [
      'alter table nest add constraint sizes unique (tenant_id, size)',
      ['key nest.sizes is new', 'key nest.sizes stops writes'],
    ],
    ['alter table nest drop constraint notes', ['key nest.notes is gone']],
    ['create index sizes on nest (tenant_id, size)', ['index nest.sizes stops writes']],
    ['alter table nest add column age float not null default random()', ['rows of nest are rewritten']],
    ['revoke insert on nest from daybook_app', ['right to insert nest is gone']],
    [
      `create function refuse() returns trigger language plpgsql as 'begin return null; end';
       create trigger refuses before insert on nest execute function refuse()`,
      ['trigger nest.refuses is new'],
    ],
    ['create policy own on nest as restrictive using (size > 0)', ['policy nest.own is new']],
  ])('%s', async (sql, expected) => {
    expect((await lost(sql)).sort()).toEqual([...expected].sort())
  })
})

it('a comment allows one change by name, with a reason or the release since which it is unused', () => {
  const sql = `-- Nests have no size any more.
-- Allowed: column nest.size is gone, unused since 1.2.0.
-- Allowed: check nest.kinds changed: it lets one kind more pass.
-- Allowed: check nest.notes changed: no.
alter table nest drop column size;`
  expect(allowedBy(sql)).toEqual([
    { what: 'column nest.size is gone', unusedSince: '1.2.0' },
    { what: 'check nest.kinds changed', unusedSince: undefined },
  ])
})
