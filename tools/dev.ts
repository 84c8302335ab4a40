// npm run dev: the web app served by Vite and the server under Node's watcher, at one address.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createServer } from 'vite'
import { type Config, readConfig } from '../packages/server/src/app/config.ts'
import { type Closers, closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { openData } from './lib/open-data.ts'
import { checkout, defaultDataDir, makeFolder } from './lib/place.ts'
import { freePort, servingPort } from './lib/ports.ts'
import { main, orProblem, Problem } from './lib/problem.ts'

await main(async () => {
  const config = await orProblem('Daybook cannot start like this.', () => readConfig(process.env))
  const dataDir = makeFolder(config.dataDir ?? defaultDataDir())
  const lock = takeLock(join(dataDir, 'app.lock'))
  if (!lock.held)
    throw new Problem(`Daybook is already running on this data (process ${lock.pid}): ${lock.note}`)
  const things = closers()
  things.add(async () => lock.free())
  closeOnSignal(things, console.log)
  try {
    const address = await start(config, dataDir, things)
    lock.note(address)
    console.log(`\nDaybook in development: ${address}`)
  } catch (error) {
    if (things.closing()) return new Promise(() => undefined)
    await things.close()
    throw error
  }
})

async function start(config: Config, dataDir: string, things: Closers): Promise<string> {
  const port = await servingPort(config.port, config.host)
  const data = await openData({ config, dataDir, durable: true, opened: things.add })
  const apiPort = await freePort()
  const api = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', join(checkout, 'tools/dev-server.ts')],
    {
      env: { ...process.env, PORT: String(apiPort), DEV_SERVER: JSON.stringify(data) },
      stdio: 'inherit',
    },
  )
  things.add(() => ended(api))
  const server = `http://127.0.0.1:${apiPort}`
  // Vite's configuration lists the paths that are proxied to the API.
  process.env.API_PORT = String(apiPort)
  const vite = await createServer({
    root: join(checkout, 'packages/web'),
    server: { host: config.host, port, strictPort: true, proxy: { '/api': server, '/pictures': server } },
  })
  things.add(vite.close)
  await vite.listen()
  return `http://localhost:${port}`
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
