// Daybook as `npm start` runs it, on an empty database of its own, for tests of the first run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { backUp, embeddedSource } from '../../tools/lib/backup.ts'
import { freePort } from '../../tools/lib/ports.ts'
import { startPostgres } from '../../tools/lib/postgres.ts'
import { temporaryFolder } from '../../tools/lib/temporary-postgres.ts'

export interface OwnServer {
  /** What it prints at its start. */
  said: string
  dataDir: string
  stop(): Promise<void>
}

export async function startOwnServer(): Promise<OwnServer> {
  const folder = await temporaryFolder()
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    DATA_DIR: folder.path,
    DAYBOOK_DEMO: 'false',
    // The pages' clocks are shifted by the same amount.
    DAYBOOK_NOW: new Date(Date.now() + Number(process.env.E2E_SHIFT)).toISOString(),
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  }
  const server = spawn(process.execPath, ['tools/run.mjs', 'tools/start.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
    await folder.remove()
  }
  let said = ''
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    said += String(text)
    if (said.includes('Ctrl-C stops it')) return { said, dataDir: folder.path, stop }
  }
  await stop()
  throw new Error(said)
}

/** The address of the first operator. */
export const firstAddress = ({ said }: OwnServer): string =>
  /http\S+\/pages\/login\/invitation\S+/.exec(said)?.[0] ?? ''

/** Makes an archive of the server's data while it runs, and returns its path. It is removed with the server. */
export async function archiveOf({ dataDir }: OwnServer): Promise<string> {
  const work = join(dataDir, 'work')
  mkdirSync(work)
  const { url } = await startPostgres({ dataDir, durable: true, log: () => undefined })
  const file = join(work, 'daybook-20260311-103000.tar.gz')
  await backUp({ dataDir, source: embeddedSource(dataDir, url), file, work })
  return file
}
