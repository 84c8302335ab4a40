// Law 13: the data of every release can be upgraded, and a server or a web app of the last one goes on working beside this
// version (decision 113). What a migration does is read from the catalogue before and after it.
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { address } from '@daybook/testkit/call.ts'
import { testClock } from '@daybook/testkit/clock.ts'
import { ownDatabase } from '@daybook/testkit/postgres.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { morning } from '../../../../tools/bench/data.ts'
import { unpackRows } from '../../../../tools/lib/release-rows.ts'
import {
  allowedOnWire,
  releaseCentre,
  releaseLogin,
  rowsOf,
  wireOfRelease,
} from '../../../../tools/lib/released.ts'
import { wireOf } from '../../../../tools/lib/wire.ts'
import { brokenBy } from '../../../../tools/lib/wire-compared.ts'
import { openApi } from '../app/openapi.ts'
import { concurrentIndex, knownMigrations, type Migration, migrate } from '../platform/database/migrate.ts'
import { provision } from '../platform/database/provision.ts'
import { type Release, releases } from '../platform/database/release.ts'
import { isNewer } from '../platform/version.ts'
import { allowedBy, lostBy } from './expand.compared.ts'
import { factsOf } from './expand.facts.ts'
import { asOwner, nameOf, routes } from './harness.ts'

const all = releases()
const last = all.at(-1)
const known = knownMigrations()
const isOf = (release: Release) => (migration: Migration) => migration.name.slice(0, 4) <= release.migration

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** What the migrations that came after the release take from its servers, and do not allow by a comment. */
async function lostSince(client: pg.ClientBase, release: Release): Promise<string[]> {
  const released = await factsOf(client)
  const wrong: string[] = []
  let before = released
  for (const migration of known.filter((one) => !isOf(release)(one))) {
    await migrate(client, known.slice(0, known.indexOf(migration) + 1))
    const after = await factsOf(client)
    const isConcurrent = concurrentIndex(migration) !== undefined
    const lost = lostBy({ before, after, released, isConcurrent })
    wrong.push(...unallowed(migration, lost, release).map((what) => `${migration.name}: ${what}`))
    before = after
  }
  return wrong
}

function unallowed({ sql }: Migration, lost: string[], release: Release): string[] {
  const allowed = allowedBy(sql)
  const refused = lost.filter((what) => {
    const row = allowed.find((one) => one.what === what)
    const mustBeUnused = what.endsWith(' is gone')
    const isUnused = row?.unusedSince !== undefined && !isNewer(row.unusedSince, release.version)
    return !row || (mustBeUnused && !isUnused)
  })
  const needless = allowed.filter(({ what }) => !lost.includes(what))
  return [...refused, ...needless.map(({ what }) => `allows what it does not do: ${what}`)]
}

describe.each(all)('data of $version', (release) => {
  let ownerUrl: string
  let drop: () => Promise<void>
  let rows: Map<string, number>
  let lost: string[]
  beforeAll(async () => {
    const database = await ownDatabase('template0')
    ownerUrl = database.ownerUrl
    drop = database.release
    await asOwner(ownerUrl, async (client) => {
      await migrate(client, known.filter(isOf(release)))
      rows = await unpackRows(client, rowsOf(release.version))
      lost = release === last ? await lostSince(client, release) : []
    })
  })
  afterAll(() => drop())

  it('is upgraded, and its people read it', async () => {
    const { appUrl, applied } = await provision({ ownerUrl, appPassword: 'only-for-this-test-run' })
    expect(applied.filter((name) => known.some((one) => one.name === name && isOf(release)(one)))).toEqual([])
    const upgraded = await server.another({ appUrl, clock: testClock(morning) })
    const signedIn = await server
      .as(undefined, upgraded.url)
      .call(auth, 'signIn', { ...releaseLogin, grant_type: 'password' })
    expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200)
    const { access_token } = signedIn.body as { access_token: string }
    const answers = new Map<string, number>()
    for (const route of routes) {
      const { operation } = route
      // What asks for nothing: lists, boards, settings.
      if (route.mode !== 'read' || operation.access !== 'session') continue
      if (operation.query && !operation.query.safeParse({}).success) continue
      const headers = { 'Blade-Auth': `bearer ${access_token}`, 'Tenant-Id': releaseCentre }
      const response = await fetch(upgraded.url + address(operation, {}), { headers })
      await response.arrayBuffer()
      answers.set(nameOf(route), response.status)
    }
    expect([...answers].filter(([, status]) => status >= 500)).toEqual([])
    expect([...answers.values()].filter((status) => status === 200).length).toBeGreaterThan(100)
  })

  it('loses no row', async () => {
    const gone = await asOwner(ownerUrl, async (client) => {
      const there = await factsOf(client)
      const fewer: string[] = []
      for (const [table, count] of rows) {
        if (!there.has(`table ${table.replaceAll('"', '')}`)) continue
        const found = await client.query<{ count: number }>(`select count(*)::int from ${table}`)
        if ((found.rows[0]?.count ?? 0) < count) fewer.push(table)
      }
      return fewer
    })
    expect(gone).toEqual([])
  })

  it('is there for servers of that release too, while they are replaced', () => {
    expect(lost).toEqual([])
  })
})

describe.runIf(last)('web apps of the last release', () => {
  it('work with this server, or somebody says why they can do without', () => {
    const next = JSON.parse(JSON.stringify(openApi(routes))) as Record<string, unknown>
    const broken = new Set(brokenBy(wireOfRelease(String(last?.version)), wireOf(next)))
    const allowed = allowedOnWire()
    expect([...broken].filter((change) => !allowed.some((one) => one.change === change))).toEqual([])
    expect(allowed.filter(({ change, why }) => !broken.has(change) || why.length < 20)).toEqual([])
  })
})
