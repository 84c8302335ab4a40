// npm run move -- EXPORT.zip: takes the export of a centre from another installation into this one, also while Daybook runs.
//   --check  does everything, and leaves the database and the files as they were
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { onlyCell } from '../packages/server/src/app/config.cells.ts'
import { idsFrom } from '../packages/server/src/platform/ids.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { moveIn } from './lib/move.ts'
import { openExport } from './lib/move-archive.ts'
import { openMovePlace } from './lib/move-place.ts'
import { movedReport } from './lib/move-report.ts'
import { takeMoveWork } from './lib/move-work.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
})

await main(async () => {
  const [named] = positionals
  if (!named) throw new Problem('npm run move -- EXPORT.zip')
  if (!existsSync(named)) throw new Problem(`There is no ${named}.`)
  const things = closers()
  closeOnSignal(things, console.log)
  try {
    const { config, dataDir, db, storage, clock, running } = await openMovePlace(things)
    const from = await step('Export', () => openExport(resolve(named)))
    things.add(async () => from.close())
    const work = await takeMoveWork({ dataDir, db, storage })
    things.add(work.end)
    const stop = new AbortController()
    const { numbers } = config.cell ?? onlyCell
    const parts = { from, db, storage, work, clock, ids: idsFrom(clock), random: randomBytes, numbers }
    const origin = config.publicUrl ?? (running || `http://localhost:${config.port ?? 8080}`)
    const moving = step(values.check ? 'Check' : 'Move', () =>
      orNothing(() => moveIn({ ...parts, origin, onlyCheck: values.check, stop: stop.signal, say: detail })),
    )
    // Before the files of an open transaction are removed, it has to end.
    things.add(async () => {
      stop.abort()
      await moving.catch(() => undefined)
    })
    const moved = await moving
    console.log(movedReport(from.manifest, moved, values.check))
  } finally {
    await things.close()
  }
})

/** Whoever refuses has changed nothing. When the database goes away at the last moment, nobody knows. */
function orNothing<T>(work: () => Promise<T>): Promise<T> {
  const unchanged = (error: unknown) => {
    throw error instanceof Problem
      ? new Problem(`${error.message}\n  Nothing was changed.`, { cause: error })
      : error
  }
  return orProblem('It broke off. Run it again: a centre that is here already is not moved twice.', () =>
    work().catch(unchanged),
  )
}
