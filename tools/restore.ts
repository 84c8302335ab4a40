// npm run restore -- ARCHIVE FOLDER: unpacks a backup into an empty folder, which then is a DATA_DIR. With DATABASE_URL, the
// dump in the archive goes into that database, which has to be empty.
//   --without-sums  accepts an archive that an earlier Daybook made, without its list of sums
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/server/src/app/config.ts'
import { withPrimary } from '../packages/server/src/platform/database/primary.ts'
import { restore } from './lib/backup-restore.ts'
import { postgresUser } from './lib/place.ts'
import { main, orProblem, Problem } from './lib/problem.ts'

const unreachable = 'No server of DATABASE_URL can be used.'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-sums': { type: 'boolean' } },
  })
  const [archive, folder] = positionals
  if (!archive || !folder) throw new Problem('npm run restore -- ARCHIVE FOLDER')
  const withoutSums = values['without-sums']
  const config = await orProblem('Nothing is restored.', () => readConfig(process.env))
  const databaseUrl =
    config.databaseUrl && (await orProblem(unreachable, () => withPrimary(config.databaseUrl ?? '')))
  const options = { withoutSums, databaseUrl, bin: config.backups.bin }
  await orProblem('Nothing is restored.', () =>
    restore(resolve(archive), resolve(folder), postgresUser(), options),
  )
  console.log(`Restored. Start it with: DATA_DIR=${resolve(folder)} npm start`)
})
