// `npm run schema` generates the database types, docs/schema.sql and docs/export.md from the migrations, and adds new
// migrations to the list of those that never change.
// `--check` writes nothing and fails when one of them is out of date (law 8).
import { execFileSync } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { knownMigrations } from '../packages/server/src/platform/database/migrate.ts'
import { provision } from '../packages/server/src/platform/database/provision.ts'
import { describeExport } from './lib/describe-export.ts'
import { describeSchema } from './lib/describe-schema.ts'
import { startTemporaryPostgres } from './lib/temporary-postgres.ts'

const root = join(import.meta.dirname, '..')
const typesFile = join(root, 'packages/server/src/platform/database/types.ts')
const schemaFile = join(root, 'docs/schema.sql')
const exportFile = join(root, 'docs/export.md')
/** As `sha256sum` prints it, so `sha256sum --check` reads it. */
const migrationList = join(root, 'packages/server/migrations/list.sha256')

function generateTypes(url: string): string {
  const mapping = { timestamptz: 'string', date: 'string', time: 'string', uuid: 'string', int8: 'number' }
  const codegen = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const args = ['--dialect', 'postgres', '--url', url, '--camel-case', '--default-schema', 'public']
  const filter = ['--include-pattern', 'public.*', '--type-mapping', JSON.stringify(mapping), '--print']
  const printed = execFileSync(process.execPath, [codegen, ...args, ...filter], { encoding: 'utf8' })
  return printed.slice(printed.indexOf('/**'))
}

/** The generated files, from a freshly migrated database. */
export async function generate(): Promise<{ file: string; text: string }[]> {
  const server = await startTemporaryPostgres()
  try {
    await provision({ ownerUrl: server.url, appPassword: 'only-for-this-moment' })
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    const texts = async () => [await describeSchema(client), await describeExport(client)] as const
    const [schema, held] = await texts().finally(() => client.end())
    return [
      { file: typesFile, text: generateTypes(server.url) },
      { file: schemaFile, text: schema },
      { file: exportFile, text: held },
    ]
  } finally {
    await server.stop()
  }
}

/** Adds the migrations that are not in the list yet. A line that is there stays: law 8 compares it with its file. */
function listMigrations(): void {
  const listed = readFileSync(migrationList, 'utf8')
  const lines = knownMigrations().map(({ name, hash }) => ({ name, line: `${hash}  ${name}.sql\n` }))
  const added = lines.filter(({ name }) => !listed.includes(`  ${name}.sql\n`))
  if (added.length > 0) appendFileSync(migrationList, added.map(({ line }) => line).join(''))
}

/** Writes the files that are out of date. */
export async function writeSchema(): Promise<void> {
  listMigrations()
  for (const { file, text } of await staleFiles()) writeFileSync(file, text)
}

async function staleFiles(): Promise<{ file: string; text: string }[]> {
  const made = await generate()
  return made.filter(({ file, text }) => readFileSync(file, { encoding: 'utf8', flag: 'a+' }) !== text)
}

if (import.meta.main) {
  if (process.argv.includes('--check')) {
    const stale = await staleFiles()
    for (const { file } of stale) console.error(`stale: ${file}; run: npm run schema`)
    process.exitCode = stale.length > 0 ? 1 : 0
  } else await writeSchema()
}
