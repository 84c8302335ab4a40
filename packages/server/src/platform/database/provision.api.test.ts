import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { markRestored } from './installation.ts'
import { knownMigrations } from './migrate.ts'
import { provision } from './provision.ts'

// A database as on a customer's own server: its owner may create roles, and nothing more.
let owner: string
let ownerUrl: string
beforeEach(async () => {
  owner = `owner_${randomBytes(4).toString('hex')}`
  await asSuperuser(
    `create role ${owner} login createrole password 'x'`,
    // Another database of this server may have created the group role already.
    `grant daybook_app to ${owner} with admin option`,
    `create database ${owner} owner ${owner}`,
  )
  const url = Object.assign(new URL(inject('database').ownerUrl), {
    username: owner,
    password: 'x',
    pathname: owner,
  })
  ownerUrl = url.toString()
})
afterEach(() =>
  asSuperuser(
    `drop database ${owner} with (force)`,
    `drop role if exists ${owner}_login`,
    `drop role ${owner}`,
  ),
)

async function asSuperuser(...statements: string[]): Promise<void> {
  await connected(inject('database').ownerUrl, async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

it('never needs a superuser', async () => {
  const first = await provision({ ownerUrl, appPassword: 'the-first-password' })
  expect(first.applied).toEqual(knownMigrations().map((migration) => migration.name))
  const second = await provision({ ownerUrl, appPassword: 'another-password' })
  expect(second.applied).toEqual([])
  const { rows } = await connected(second.appUrl, (client) => client.query('select current_user as me'))
  expect(rows).toEqual([{ me: `${owner}_login` }])
})

const claim = (digit: string, mayReplace = false) => ({
  fingerprint: digit.repeat(64),
  mayReplace,
  files: 's3:photos',
  mayMove: false,
})

it('refuses the database of another installation, whose server goes on working', async () => {
  const first = await provision({ ownerUrl, appPassword: 'the-first-password', installation: claim('a') })
  const laptop = { ownerUrl, appPassword: 'of-a-laptop', installation: claim('b') }
  await expect(provision(laptop)).rejects.toThrow(/^Another Daybook uses this database.*DAYBOOK_SECRETS/s)
  await connected(first.appUrl, (client) => client.query('select'))
  // A further server of the same installation, and another one that takes its place on purpose.
  await provision({ ownerUrl, appPassword: 'the-first-password', installation: claim('a') })
  const taken = await provision({ ...laptop, installation: claim('b', true) })
  await connected(taken.appUrl, (client) => client.query('select'))
  await expect(
    provision({ ownerUrl, appPassword: 'the-first-password', installation: claim('a') }),
  ).rejects.toThrow(/Another Daybook/)
})

it('refuses the database of an installation that left no fingerprint', async () => {
  const first = await provision({ ownerUrl, appPassword: 'the-first-password' })
  const other = { ownerUrl, appPassword: 'of-a-laptop', installation: claim('b') }
  await expect(provision(other)).rejects.toThrow(/Another Daybook/)
  await connected(first.appUrl, (client) => client.query('select'))
  await provision({ ...other, appPassword: 'the-first-password' })
})

it('refuses a further server whose files are elsewhere, until somebody says that they were moved', async () => {
  const options = { ownerUrl, appPassword: 'the-first-password' }
  const first = await provision({ ...options, installation: claim('a') })
  const folder = { ...claim('a'), files: 'folder:of-its-own' }
  await expect(provision({ ...options, installation: folder })).rejects.toThrow(
    /files .* another place.*S3_BUCKET.*MOVE_FILES/s,
  )
  await provision({ ...options, installation: { ...folder, mayMove: true } })
  await expect(provision({ ...options, installation: claim('a') })).rejects.toThrow(/another place/)
  await connected(first.appUrl, (client) => client.query('select'))
})

it('remembers whether it is a copy until somebody says otherwise', async () => {
  const start = async (holdsMessages?: boolean) => {
    const installation = { ...claim('a'), holdsMessages }
    return (await provision({ ownerUrl, appPassword: 'the-first-password', installation })).holdsMessages
  }
  expect(await start()).toBe(false)
  expect(await start(true)).toBe(true)
  expect(await start()).toBe(true)
  expect(await start(false)).toBe(false)
  expect(await start()).toBe(false)
})

it('is marked as a copy before a server of it starts, also one from before the mark', async () => {
  const options = { ownerUrl, appPassword: 'the-first-password', installation: claim('a') }
  await provision(options)
  await connected(ownerUrl, async (client) => {
    await client.query('alter table installation drop column holds_messages')
    await client.query(`delete from migration where name = '0131_held_messages'`)
    await markRestored(client, true)
  })
  const started = await provision(options)
  expect(started).toMatchObject({ applied: ['0131_held_messages'], holdsMessages: true })
})

it('lets two servers that start at once take turns', async () => {
  const beforeUpgrade = async () => expect.unreachable('a first start upgrades nothing')
  const options = { ownerUrl, appPassword: 'the-first-password', installation: claim('a'), beforeUpgrade }
  const both = await Promise.all([provision(options), provision(options)])
  expect(both.flatMap(({ applied }) => applied)).toEqual(knownMigrations().map(({ name }) => name))
})

it('says what is to be upgraded, and changes nothing when that fails', async () => {
  const options = { ownerUrl, appPassword: 'the-first-password' }
  await provision(options)
  const [last] = knownMigrations().slice(-1)
  const remove = 'delete from migration where name = $1'
  await connected(ownerUrl, (client) => client.query(remove, [last?.name]))
  const asked: (readonly string[])[] = []
  const beforeUpgrade = async (pending: readonly string[]) => {
    asked.push(pending)
    throw new Error('no backup')
  }
  await expect(provision({ ...options, beforeUpgrade })).rejects.toThrow('no backup')
  expect(asked).toEqual([[last?.name]])
})

it('refuses a login role that bypasses row security', async () => {
  await asSuperuser(`create role ${owner}_login login bypassrls`)
  await expect(provision({ ownerUrl, appPassword: 'x' })).rejects.toThrow(/bypasses row security/)
})
