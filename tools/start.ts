// npm start: takes a bare checkout to a running centre on one port.
import { networkInterfaces } from 'node:os'
import type { DemoAccount } from '../packages/contract/src/auth/auth.contract.ts'
import { type Config, readConfig } from '../packages/server/src/app/config.ts'
import { heldWords } from '../packages/server/src/app/senders.ts'
import { runApp } from './lib/app.ts'
import { openDataDir } from './lib/own-data.ts'
import { main, orProblem } from './lib/problem.ts'
import { seconds, step } from './lib/steps.ts'
import { buildWeb, webRoot } from './lib/web-build.ts'

await main(async () => {
  const began = Date.now()
  const config = await orProblem('Daybook cannot start like this.', () => readConfig(process.env))
  const dataDir = openDataDir(config)
  const web = async () => {
    await step('Web app', buildWeb)
    return webRoot
  }
  const started = await runApp({ config, dataDir, web })
  if (started) console.log(summary({ ...started, config, dataDir, took: seconds(began) }))
})

type Summary = {
  address: string
  config: Config
  accounts: DemoAccount[]
  firstRun: string | undefined
  holdsMessages: boolean
  dataDir: string
  took: string
}

function summary({ address, config, accounts, firstRun, holdsMessages, dataDir, took }: Summary): string {
  const port = new URL(address).port
  const elsewhere = config.host === '0.0.0.0' ? neighbours().map((ip) => `http://${ip}:${port}`) : []
  const lines = [`\nDaybook is ready (${took}).\n`, `  Open     ${address}`]
  if (elsewhere.length > 0) lines.push(`           ${elsewhere.join('  ')} (from other devices)`)
  lines.push(`  Data     ${dataDir}${config.databaseUrl ? ' (the database: DATABASE_URL)' : ''}`)
  if (holdsMessages) lines.push('', `  ${heldWords}`)
  if (firstRun)
    lines.push('', '  Open this address once, within a day, to become the operator:', `  ${firstRun}`)
  if (accounts.length > 0) lines.push('', '  Demo accounts', ...table(accounts))
  return [...lines, '', '  Ctrl-C stops it.'].join('\n')
}

function table(accounts: DemoAccount[]): string[] {
  const rows = accounts.map((one) => [one.tenantId, one.account, one.password, one.role, one.name])
  const all = [['Centre', 'Account', 'Password', 'Role', 'Name'], ...rows]
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0))
  return all.map((row) => `    ${row.map((cell, column) => cell.padEnd(width(column))).join('  ')}`.trimEnd())
}

function neighbours(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  return all.filter((one) => one.family === 'IPv4' && !one.internal).map((one) => one.address)
}
