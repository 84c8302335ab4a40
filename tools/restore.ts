// npm run restore -- ARCHIVE FOLDER: unpacks a backup into an empty folder, which then is a DATA_DIR.
import { resolve } from 'node:path'
import { restore } from './lib/backup.ts'
import { postgresUser } from './lib/place.ts'
import { main, Problem } from './lib/problem.ts'

await main(async () => {
  const [archive, folder] = process.argv.slice(2)
  if (!archive || !folder) throw new Problem('npm run restore -- ARCHIVE FOLDER')
  await restore(resolve(archive), resolve(folder), postgresUser())
  console.log(`Restored. Start it with: DATA_DIR=${resolve(folder)} npm start`)
})
