// npm run restore -- ARCHIVE FOLDER: unpacks a backup into an empty folder, which then is a DATA_DIR.
//   --without-sums  accepts an archive that an earlier Daybook made, without its list of sums
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from './lib/backup-restore.ts'
import { postgresUser } from './lib/place.ts'
import { main, Problem } from './lib/problem.ts'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'without-sums': { type: 'boolean' } },
  })
  const [archive, folder] = positionals
  if (!archive || !folder) throw new Problem('npm run restore -- ARCHIVE FOLDER')
  const withoutSums = values['without-sums']
  await restore(resolve(archive), resolve(folder), postgresUser(), { withoutSums })
  console.log(`Restored. Start it with: DATA_DIR=${resolve(folder)} npm start`)
})
