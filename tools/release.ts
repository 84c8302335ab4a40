// npm run release -- X.Y.Z: prepares a release, for somebody to read, commit and tag. It sets the version, dates the changelog
// and keeps what later versions are held to: rows of that release (upgrade tests) and what goes over the wire (a law). The
// list of the parts in it goes to .cache/release, to be published with the tag.
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { copyDemoCentre } from '../packages/demo/src/make.ts'
import { listRoutes } from '../packages/server/src/app/features.ts'
import { openApi } from '../packages/server/src/app/openapi.ts'
import { knownMigrations, newestMigration } from '../packages/server/src/platform/database/migrate.ts'
import { provision } from '../packages/server/src/platform/database/provision.ts'
import { releaseFolder, releases } from '../packages/server/src/platform/database/release.ts'
import { isNewer } from '../packages/server/src/platform/version.ts'
import { morning } from './bench/data.ts'
import { listOfParts } from './lib/parts.ts'
import { checkout, makeFolder } from './lib/place.ts'
import { main, Problem } from './lib/problem.ts'
import { pack, packRows } from './lib/release-rows.ts'
import { datedChangelog, withVersion } from './lib/release-texts.ts'
import { releaseCentre } from './lib/released.ts'
import { detail, step } from './lib/steps.ts'
import { startTemporaryPostgres } from './lib/temporary-postgres.ts'
import { wireOf } from './lib/wire.ts'

/** Bytes that a release may add to the repository. */
const mostKept = 1_000_000

await main(async () => {
  const version = process.argv[2] ?? ''
  mustFit(version)
  const rows = await step('Rows of a centre', rowsOfCentre)
  const wire = pack(wireOf(openApi(listRoutes())))
  if (rows.length + wire.length > mostKept)
    throw new Problem(`The release would add ${rows.length + wire.length} bytes to the repository.`)
  const date = new Date().toISOString().slice(0, 10)
  edit('package.json', (text) => withVersion(text, version, 1))
  edit('package-lock.json', (text) => withVersion(text, version, 2))
  edit('deploy/helm/Chart.yaml', (text) => text.replace(/^(version|appVersion): .*/gm, `$1: ${version}`))
  edit('CHANGELOG.md', (text) => datedChangelog(text, version, date))
  keep({ version, date, migration: newestMigration() }, rows, wire)
  const parts = await step('List of parts', async () => listParts(version))
  detail(parts)
  console.log(`
Read what changed, say in service.versions.ts of the web app what is new for people, run npm test, then:
  git add -A && git commit -m "Release ${version}"
  git tag -a v${version} -m "Daybook ${version}"`)
})

function mustFit(version: string): void {
  if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Problem('Name the version: npm run release -- 1.4.0')
  const last = releases().at(-1)
  if (last && !isNewer(version, last.version))
    throw new Problem(`${version} does not come after the last release, ${last.version}.`)
  // One that comes later with a lower number would count as this release's.
  const after = knownMigrations().find(({ name }, i) => Number(name.slice(0, 4)) !== i + 1)
  if (after) throw new Problem(`A migration before ${after.name} is missing.`)
  if (run('git', ['status', '--porcelain']) !== '') throw new Problem('Commit or stash your changes first.')
}

function run(command: string, args: string[]): string {
  return execFileSync(command, args, { cwd: checkout, encoding: 'utf8', maxBuffer: 32_000_000 })
}

function edit(file: string, change: (text: string) => string): void {
  const path = join(checkout, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}

/** The demo centre with ten days of care. */
async function rowsOfCentre(): Promise<Buffer> {
  const server = await startTemporaryPostgres()
  const client = new pg.Client({ connectionString: server.url })
  try {
    await provision({ ownerUrl: server.url, appPassword: 'only-for-this-moment' })
    await copyDemoCentre({ ownerUrl: server.url, now: new Date(morning) }, [releaseCentre])
    await client.connect()
    return await packRows(client)
  } finally {
    await client.end()
    await server.stop()
  }
}

/** The wire of earlier releases is dropped: an app has a day to be loaded again, and the last release is older. */
function keep(
  release: { version: string; date: string; migration: string },
  rows: Buffer,
  wire: Buffer,
): void {
  for (const { version } of releases()) rmSync(join(releaseFolder, version, 'wire.zst'), { force: true })
  const folder = join(releaseFolder, release.version)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  writeFileSync(join(folder, 'rows.zst'), rows)
  writeFileSync(join(folder, 'wire.zst'), wire)
  writeFileSync(join(releaseFolder, 'wire.allowed.json'), '[]\n')
}

function listParts(version: string): string {
  const file = join(makeFolder(join(checkout, '.cache/release')), `daybook-${version}.cdx.json`)
  writeFileSync(file, listOfParts())
  return file
}
