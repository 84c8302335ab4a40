// Everything that the server needs first: the data folder, the secrets, the database, its schema and the demo data.
import { join } from 'node:path'
import type { DemoAccount } from '../../packages/contract/src/auth/auth.contract.ts'
import { makeDemo } from '../../packages/demo/src/make.ts'
import type { Config } from '../../packages/server/src/app/config.ts'
import {
  fingerprintOf,
  loadSecrets,
  type Secrets,
  secretsFrom,
} from '../../packages/server/src/app/secrets.ts'
import { withPrimary } from '../../packages/server/src/platform/database/primary.ts'
import { provision } from '../../packages/server/src/platform/database/provision.ts'
import {
  openStorage,
  placeOf,
  type StorageOptions,
} from '../../packages/server/src/platform/storage/open.storage.ts'
import { markOf } from './backup-store.ts'
import { folderId, readRecord, updateRecord } from './data-folder.ts'
import { makeDatabase } from './make-database.ts'
import { keepPostgresRunning } from './postgres.ts'
import { orProblem, Problem } from './problem.ts'
import { detail, step } from './steps.ts'
import { backUpBeforeUpgrade } from './upgrade-backup.ts'

export type OpenData = {
  ownerUrl: string
  appUrl: string
  secrets: Secrets
  /** Where files are kept. */
  files: StorageOptions
  demoAccounts: DemoAccount[]
  /** Whether it is a copy, which sends nothing to people. */
  holdsMessages: boolean
}

type Options = {
  config: Config
  /** must exist */
  dataDir: string
  durable: boolean
  /** Receives a function to close each resource as soon as it is open, in case a later step fails. */
  opened(close: () => Promise<void>): void
}

/** Opens the data of this folder, or of DATABASE_URL. Creates the schema and the demo data if they are missing. */
export async function openData({ config, dataDir, durable, opened }: Options): Promise<OpenData> {
  const ownerUrl = await step('Database', () =>
    config.databaseUrl ? reachable(config.databaseUrl) : embedded(dataDir, durable, opened),
  )
  const secrets = readSecrets(config, dataDir)
  const failed = `The database ${config.databaseUrl ? 'of DATABASE_URL ' : ''}cannot be used.`
  const superuserUrl = config.databaseUrl ? undefined : ownerUrl
  const { appUrl, schema, holdsMessages } = await step('Schema', () =>
    orProblem(failed, async () => {
      // Nobody else uses the database of a data folder.
      const isAlone = !config.databaseUrl
      const installation = {
        fingerprint: fingerprintOf(secrets),
        mayReplace: config.replaceSecrets || isAlone,
        files: placeOf(config, folderId(dataDir)),
        mayMove: config.movedFiles || isAlone,
        holdsMessages: config.holdsMessages ?? readRecord(dataDir).holdsMessages,
      }
      const beforeUpgrade = () =>
        backUpBeforeUpgrade({
          dataDir,
          mark: markOf(secrets, dataDir),
          superuserUrl,
          config,
          at: new Date(),
          log: detail,
        })
      return provision({ ownerUrl, appPassword: secrets.appPassword, installation, beforeUpgrade })
    }),
  )
  // From here on the database knows it.
  updateRecord(dataDir, { holdsMessages: undefined, ...(!config.databaseUrl && { schema }) })
  const files = { s3: config.s3, folder: join(dataDir, 'files') }
  if (!config.demo) return { ownerUrl, appUrl, secrets, files, demoAccounts: [], holdsMessages }
  const now = config.startAt ?? new Date()
  const storage = await openStorage(files)
  const { accounts } = await step('Demo data', () => makeDemo({ ownerUrl, now, storage, log: detail }))
  return { ownerUrl, appUrl, secrets, files, demoAccounts: accounts, holdsMessages }
}

const reachable = (url: string) => orProblem('No server of DATABASE_URL can be used.', () => withPrimary(url))

function readSecrets(config: Config, dataDir: string): Secrets {
  try {
    return config.secrets ? secretsFrom(config.secrets) : loadSecrets(join(dataDir, 'secrets.json'))
  } catch (error) {
    throw error instanceof Error ? new Problem(error.message, { cause: error }) : error
  }
}

async function embedded(dataDir: string, durable: boolean, opened: Options['opened']): Promise<string> {
  const server = await keepPostgresRunning({ dataDir, durable, log: detail })
  opened(server.stop)
  return makeDatabase(server.url, 'daybook')
}
