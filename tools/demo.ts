// npm run demo: creates the demo data if the database is empty. `--centres 200` adds 200 centres for performance tests.
// It uses the data of npm start (also while that is running) or DATABASE_URL.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeDemo } from '../packages/demo/src/make.ts'
import { readConfig } from '../packages/server/src/app/config.ts'
import { openStorage } from '../packages/server/src/platform/storage/open.storage.ts'
import { closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { openData } from './lib/open-data.ts'
import { defaultDataDir, makeFolder } from './lib/place.ts'
import { main, Problem } from './lib/problem.ts'
import { detail, step } from './lib/steps.ts'

function centresAsked(): number {
  const { values } = parseArgs({ options: { centres: { type: 'string', default: '0' } } })
  const count = Number(values.centres)
  if (Number.isInteger(count) && count >= 0 && count <= 10_000) return count
  throw new Problem('--centres takes a number from 0 to 10000.')
}

await main(async () => {
  const centres = centresAsked()
  const config = readConfig(process.env)
  const dataDir = makeFolder(config.dataDir ?? defaultDataDir())
  const lock = takeLock(join(dataDir, 'app.lock'))
  if (!lock.held && !lock.note)
    throw new Problem(`Another process (${lock.pid}) is starting Daybook on this data.`)
  const things = closers()
  closeOnSignal(things, console.log)
  if (lock.held) things.add(async () => lock.free())
  try {
    // If the app is running, its database must stay open.
    const opened = lock.held ? things.add : () => undefined
    const { ownerUrl, files } = await openData({
      config: { ...config, demo: false },
      dataDir,
      durable: true,
      opened,
    })
    const now = config.startAt ?? new Date()
    const storage = await openStorage(files)
    const { made } = await step('Demo data', () => makeDemo({ ownerUrl, now, storage, log: detail, centres }))
    if (!made && centres === 0) console.log('There are centres already, so nothing was made.')
  } finally {
    await things.close()
  }
})
