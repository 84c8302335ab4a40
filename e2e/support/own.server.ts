// Daybook as `npm start` runs it, on an empty database of its own, for tests of the first run.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../tools/lib/ports.ts'
import { temporaryFolder } from '../../tools/lib/temporary-postgres.ts'

export interface OwnServer {
  /** What it prints at its start. */
  said: string
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
    if (said.includes('Ctrl-C stops it')) return { said, stop }
  }
  await stop()
  throw new Error(said)
}
