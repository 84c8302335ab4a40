// The app of one data folder, from its lock to its server. A signal ends it.
import { join } from 'node:path'
import type { DemoAccount } from '../../packages/contract/src/auth/auth.contract.ts'
import { servePictures } from '../../packages/demo/src/pictures/pictures.ts'
import type { Config } from '../../packages/server/src/app/config.ts'
import { startServer } from '../../packages/server/src/app/server.ts'
import { openStorage } from '../../packages/server/src/platform/storage/open.storage.ts'
import { reportFile } from './backup-report.ts'
import { startBackups } from './backup-runner.ts'
import { archiveFolder } from './backup-store.ts'
import { sweepWork } from './backup-work.ts'
import { type Closers, closeOnSignal, closers } from './closers.ts'
import { takeInstance } from './instance.ts'
import { sweepMove } from './move-work.ts'
import { openData } from './open-data.ts'
import { mustBeFree, servingPort } from './ports.ts'
import { step } from './steps.ts'

type Options = {
  config: Config
  /** must exist */
  dataDir: string
  /** Builds the web app and returns its folder. Without it only the API is served. */
  web?: () => Promise<string>
}

type Started = {
  address: string
  accounts: DemoAccount[]
  /** Makes whoever opens it the operator, while there is none. */
  firstRun: string | undefined
}

/** Starts the app. Undefined when it is already running. */
export async function runApp(options: Options): Promise<Started | undefined> {
  const { config, dataDir } = options
  const lockFile = join(dataDir, 'app.lock')
  const instance = await takeInstance({ lockFile, ownsDatabase: !config.databaseUrl, log: console.log })
  if (!instance.held) {
    console.log(`Daybook is already running at ${instance.address} (process ${instance.pid}).`)
    return undefined
  }
  const things = closers()
  things.add(async () => instance.free())
  closeOnSignal(things, console.log, config.drainSeconds)
  try {
    const started = await start(options, things)
    instance.note(started.address)
    return started
  } catch (error) {
    // An error is not a failure if Ctrl-C has closed what the step was using.
    if (things.closing()) return new Promise(() => undefined)
    // The reason for the failed start matters more than an error while closing.
    await things.close().catch(console.error)
    throw error
  }
}

async function start({ config, dataDir, web }: Options, things: Closers): Promise<Started> {
  const port = await servingPort(config.port, config.host)
  if (port !== config.port && port !== 8080) console.log(`Port 8080 is in use; using port ${port}.`)
  await mustBeFree(config.metrics, 'METRICS_PORT')
  await sweepWork(dataDir, archiveFolder(config.backups.to, dataDir))
  const data = await openData({ config, dataDir, durable: true, opened: things.add })
  const webRoot = await web?.()
  const storage = await openStorage(data.files)
  await sweepMove({ dataDir, appUrl: data.appUrl, storage })
  const backups = { report: reportFile(dataDir), isScheduled: config.backups.schedule !== undefined }
  const server = await step('Server', () =>
    startServer({
      config: { ...config, port },
      ...data,
      storage,
      webRoot,
      backups,
      home: { dataDir, isEmbedded: !config.databaseUrl, isInBucket: config.s3 !== undefined },
      serveMore: servePictures,
    }),
  )
  things.add(server.close)
  things.add(startBackups(config.backups, { dataDir, notes: server.backups }))
  const address = `http://localhost:${port}`
  const firstRun = await server.firstRun(config.publicUrl ?? address)
  return { address, accounts: data.demoAccounts, firstRun }
}
