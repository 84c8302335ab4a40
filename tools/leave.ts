// npm run leave -- NUMBER EXPORT.zip: takes a centre out of this installation, also while Daybook runs. From then on nobody can
// sign in there, and `npm run move -- EXPORT.zip` takes it into another one.
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { centreNumber } from '../packages/contract/src/kernel/constants.ts'
import { tokenMaker } from '../packages/server/src/platform/identity.ts'
import { idsFrom } from '../packages/server/src/platform/ids.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { leave } from './lib/leave.ts'
import { openMovePlace } from './lib/move-place.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

await main(async () => {
  const [number = '', named] = process.argv.slice(2)
  if (!centreNumber.test(number) || !named) throw new Problem('npm run leave -- NUMBER EXPORT.zip')
  const file = resolve(named)
  if (existsSync(file)) throw new Problem(`There is a ${named} already.`)
  const things = closers()
  closeOnSignal(things, console.log)
  try {
    const { db, storage, clock, secrets } = await openMovePlace(things)
    const tokens = tokenMaker(Buffer.from(secrets.tokenKey, 'hex'), clock)
    const parts = { db, storage, clock, ids: idsFrom(clock), tokens }
    const leaving = () => leave({ ...parts, number, file, say: detail })
    await step(`Centre ${number}`, () =>
      orProblem('There is no archive, and the centre is as it was.', leaving),
    )
    console.log(report(number, named))
  } finally {
    await things.close()
  }
})

function report(number: string, file: string): string {
  return `
  ${file} has all that ${number} kept here. Nobody can sign in to it any more, and nothing is sent.
  What devices have not sent yet waits there, until their people sign in at the new place.
  1. Where it goes: npm run move -- ${file}
  2. Delete ${file} on both machines: it holds children’s data.
  If it is to stay after all: Centres, the centre, Activate this centre again.`
}
