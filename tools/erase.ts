// npm run erase -- NUMBER NAME: erases a centre that has left this installation, also while Daybook runs. There is no way back.
import pg from 'pg'
import { centreNumber } from '../packages/contract/src/kernel/constants.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { type Erased, erase } from './lib/erase.ts'
import { openMovePlace } from './lib/move-place.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { step } from './lib/steps.ts'

await main(async () => {
  const [number = '', name] = process.argv.slice(2)
  if (!centreNumber.test(number) || !name) throw new Problem('npm run erase -- NUMBER NAME')
  const things = closers()
  closeOnSignal(things, console.log)
  try {
    const { ownerUrl, ...place } = await openMovePlace(things)
    const client = new pg.Client({ connectionString: ownerUrl })
    await client.connect()
    things.add(() => client.end())
    const erased = await step(`Centre ${number}`, () =>
      orProblem('Nothing was erased.', () => erase({ ...place, client, number, name })),
    )
    console.log(report(number, erased))
  } finally {
    await things.close()
  }
})

function report(number: string, { rows, files }: Erased): string {
  return `
  ${rows} rows and ${files} files of ${number} are erased.
  What still holds them, until you delete it too:
  - backups, the copies that upgrades made included: the last goes when BACKUP_KEEP newer ones are there
  - archives of npm run leave and exports, on every machine
  - years of the audit trail that were moved to a file
  - older versions, where the store of files or of backups keeps them`
}
