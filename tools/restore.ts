// npm run restore -- ARCHIVE FOLDER --copy | --original: unpacks a backup into an empty folder, which then is a DATA_DIR. With
// DATABASE_URL, the dump in the archive goes into that database, which has to be empty.
//   --copy      to try it: it sends no emails, text messages or push messages
//   --original  to take the place of the original, which is gone
//   --without-sums  accepts an archive that an earlier Daybook made, without its list of sums
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../packages/server/src/app/config.ts'
import { heldWords } from '../packages/server/src/app/senders.ts'
import { withPrimary } from '../packages/server/src/platform/database/primary.ts'
import { restore } from './lib/backup-restore.ts'
import { postgresUser } from './lib/place.ts'
import { main, orProblem, Problem } from './lib/problem.ts'

// There is no default: a copy that sends writes to real parents, and an original that does not leaves them without a word.
const whichOfTwo = `Say which it is. Nothing was changed.
  --copy      to try the backup. It sends no emails, text messages or push messages.
  --original  to take the place of a Daybook that is gone. It sends to parents and staff from its first start.`
const sendsWords =
  'It sends emails, text messages and push messages to parents and staff from its first start. Make sure that the original no longer runs.'
const unreachable = 'No server of DATABASE_URL can be used.'

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'without-sums': { type: 'boolean' },
      copy: { type: 'boolean', default: false },
      original: { type: 'boolean', default: false },
    },
  })
  const [archive, folder] = positionals
  if (!archive || !folder) throw new Problem('npm run restore -- ARCHIVE FOLDER --copy | --original')
  const { copy: holdsMessages, original } = values
  if (holdsMessages === original) throw new Problem(whichOfTwo)
  const withoutSums = values['without-sums']
  const config = await orProblem('Nothing is restored.', () => readConfig(process.env))
  const databaseUrl =
    config.databaseUrl && (await orProblem(unreachable, () => withPrimary(config.databaseUrl ?? '')))
  const options = { withoutSums, databaseUrl, bin: config.backups.bin, holdsMessages }
  await orProblem('Nothing is restored.', () =>
    restore(resolve(archive), resolve(folder), postgresUser(), options),
  )
  console.log(`Restored. Start it with: DATA_DIR=${resolve(folder)} npm start`)
  console.log(holdsMessages ? heldWords : sendsWords)
})
