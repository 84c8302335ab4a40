// npm start: everything from a bare checkout to a running centre, on one port.
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { DemoAccount } from '../packages/demo/src/accounts.ts'
import { servePictures } from '../packages/demo/src/pictures/pictures.ts'
import { type Config, readConfig } from '../packages/server/src/app/config.ts'
import { startServer } from '../packages/server/src/app/server.ts'
import { type Closers, closeOnSignal, closers } from './lib/closers.ts'
import { takeLock } from './lib/lock.mjs'
import { openData } from './lib/open-data.ts'
import { defaultDataDir, makeFolder } from './lib/place.ts'
import { servingPort } from './lib/ports.ts'
import { main, orProblem, Problem } from './lib/problem.ts'
import { seconds, step } from './lib/steps.ts'
import { buildWeb, webRoot } from './lib/web-build.ts'

await main(async () => {
  const began = Date.now()
  const config = await orProblem('Daybook cannot start like this.', () => readConfig(process.env))
  const dataDir = makeFolder(config.dataDir ?? defaultDataDir())
  const lock = takeLock(join(dataDir, 'app.lock'))
  if (!lock.held) return alreadyRunning(lock.note, lock.pid)
  const things = closers()
  things.add(async () => lock.free())
  closeOnSignal(things, console.log)
  try {
    const { address, accounts } = await start(config, dataDir, things)
    lock.note(address)
    console.log(summary({ address, config, accounts, dataDir, took: seconds(began) }))
  } catch (error) {
    // A step that breaks because Ctrl-C closed what it works on is no failure.
    if (things.closing()) return new Promise(() => undefined)
    await things.close()
    throw error
  }
})

function alreadyRunning(address: string, pid: number): void {
  if (!address) throw new Problem(`Daybook is just being started here by another process (${pid}).`)
  console.log(`Daybook already runs here, at ${address} (process ${pid}).`)
}

async function start(config: Config, dataDir: string, things: Closers) {
  const port = await servingPort(config.port, config.host)
  if (port !== config.port && port !== 8080) console.log(`Port 8080 is taken; using ${port}.`)
  const data = await openData({ config, dataDir, durable: true, opened: things.add })
  await step('Web app', buildWeb)
  const server = await step('Server', () =>
    startServer({ config: { ...config, port }, ...data, webRoot, serveMore: servePictures }),
  )
  things.add(server.close)
  return { address: `http://localhost:${port}`, accounts: data.accounts }
}

type Summary = { address: string; config: Config; accounts: DemoAccount[]; dataDir: string; took: string }

function summary({ address, config, accounts, dataDir, took }: Summary): string {
  const port = new URL(address).port
  const elsewhere = config.host === '0.0.0.0' ? neighbours().map((ip) => `http://${ip}:${port}`) : []
  const lines = [`\nDaybook is ready (${took}).\n`, `  Open     ${address}`]
  if (elsewhere.length > 0) lines.push(`           ${elsewhere.join('  ')} (from other devices)`)
  lines.push(`  Data     ${dataDir}${config.databaseUrl ? ' (the database: DATABASE_URL)' : ''}`)
  if (accounts.length > 0) lines.push('', '  Demo accounts', ...table(accounts))
  return [...lines, '', '  Ctrl-C stops it.'].join('\n')
}

function table(accounts: DemoAccount[]): string[] {
  const rows = accounts.map(({ tenantId, account, password, role }) => [tenantId, account, password, role])
  const all = [['Centre', 'Name', 'Password', 'Role'], ...rows]
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0))
  return all.map((row) => `    ${row.map((cell, column) => cell.padEnd(width(column))).join('  ')}`.trimEnd())
}

function neighbours(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.filter((one) => one.family === 'IPv4' && !one.internal).map((one) => one.address)
}
