// The app of one data folder, from its lock to its server. A signal ends it.
import { join } from 'node:path'
import type { DemoAccount } from '../../packages/contract/src/auth/auth.contract.ts'
import { servePictures } from '../../packages/demo/src/pictures/pictures.ts'
import type { Config } from '../../packages/server/src/app/config.ts'
import { startServer } from '../../packages/server/src/app/server.ts'
import { openStorage } from '../../packages/server/src/platform/storage/open.storage.ts'
import { reportFile } from './backup-report.ts'
import { startBackups } from './backup-runner.ts'
import { archiveFolder, markOf, openArchives } from './backup-store.ts'
import { sweepWork } from './backup-work.ts'
import { type Closers, closeOnSignal, closers } from './closers.ts'
import { takeInstance } from './instance.ts'
import { sweepMove } from './move-work.ts'
import { openData } from './open-data.ts'
import { metricsMustBeFree, servingPort } from './ports.ts'
import { finishSwap } from './restore-swap.ts'
import { makeRestorer } from './restorer.ts'
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
  /** Whether it is a copy, which sends nothing to people. */
  holdsMessages: boolean
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
  /** Everything but the lock is closed and opened again, on the same port. */
  const restart = async (running: Closers, port: number) => {
    try {
      await running.close()
      if (things.closing()) return
      const { address } = await open({ ...options, config: { ...config, port } })
      console.log(`\nThe backup is restored. Daybook is ready again at ${address}`)
    } catch (error) {
      // Nobody waits for it. The next start finds the restored data.
      console.error(error)
      await things.close().catch(console.error)
      process.exit(1)
    }
  }
  const open = async (opened: Options) => {
    const running = closers()
    things.add(running.close)
    await finishSwap(dataDir)
    const started = await start(opened, running, (port) => restart(running, port))
    instance.note(started.address)
    return started
  }
  try {
    return await open(options)
  } catch (error) {
    // An error is not a failure if Ctrl-C has closed what the step was using.
    if (things.closing()) return new Promise(() => undefined)
    // The reason for the failed start matters more than an error while closing.
    await things.close().catch(console.error)
    throw error
  }
}

/** @param restart starts the app again with what was restored */
async function start(
  { config, dataDir, web }: Options,
  things: Closers,
  restart: (port: number) => Promise<void>,
): Promise<Started> {
  const port = await servingPort(config.port, config.host)
  if (port !== config.port && port !== 8080) console.log(`Port 8080 is in use; using port ${port}.`)
  await metricsMustBeFree(config.metrics)
  await sweepWork(dataDir, archiveFolder(config.backups.to, dataDir))
  const data = await openData({ config, dataDir, durable: true, opened: things.add })
  const webRoot = await web?.()
  const storage = await openStorage(data.files)
  await sweepMove({ dataDir, appUrl: data.appUrl, storage })
  const { schedule, isByProvider } = config.backups
  // Nobody else would miss the backup of a database of one's own.
  const isExpected = schedule !== undefined || (config.databaseUrl !== undefined && !isByProvider)
  const backups = { report: reportFile(dataDir), isExpected, schedule }
  const restorer = makeRestorer({
    dataDir,
    archives: () => openArchives(config.backups.to, dataDir),
    bin: config.backups.bin,
    restart: () => restart(port),
  })
  const server = await step('Server', () =>
    startServer({
      config: { ...config, port },
      ...data,
      storage,
      webRoot,
      backups,
      home: { dataDir, isEmbedded: !config.databaseUrl, isInBucket: config.s3 !== undefined },
      restorer: config.databaseUrl ? undefined : restorer,
      serveMore: servePictures,
    }),
  )
  things.add(server.close)
  things.add(
    startBackups(config.backups, {
      dataDir,
      mark: markOf(data.secrets, dataDir),
      notes: server.backups,
      isShared: config.databaseUrl !== undefined,
    }),
  )
  const address = `http://localhost:${port}`
  const firstRun = await server.firstRun(config.publicUrl ?? address)
  return { address, accounts: data.demoAccounts, firstRun, holdsMessages: data.holdsMessages }
}
