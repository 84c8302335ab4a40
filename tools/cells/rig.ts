// Two cells and haproxy with the files of deploy/cells. Each cell has a database and a data folder of its own, and the demo's
// centres: 100001 is in both, and the proxy shows that of the first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { morning } from '../bench/data.ts'
import { endChild } from '../bench/started.ts'
import type { Closers } from '../lib/closers.ts'
import { checkout } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { Problem } from '../lib/problem.ts'
import { temporaryFolder } from '../lib/temporary-postgres.ts'
import { buildWeb } from '../lib/web-build.ts'
import { isReady, type Server, serverOf } from '../servers/daybook.ts'

export interface Cell extends Server {
  /** What its server and its commands are started with. */
  env: Record<string, string>
}

export interface Rig {
  /** Through the proxy. */
  url: string
  one: Cell
  two: Cell
  folder: string
  /** Has the proxy send the requests for a centre to the second cell. */
  routeToTwo(number: string): Promise<void>
}

export async function startRig(things: Closers): Promise<Rig> {
  await buildWeb()
  const { path: folder, remove } = await temporaryFolder()
  things.add(remove)
  const [port, ...ports] = [await freePort(), await freePort(), await freePort()]
  const url = `http://127.0.0.1:${port}`
  const addresses = ports.map((each) => `http://127.0.0.1:${each}`)
  const cell = (place: number, numbers: string): Cell => {
    const env = {
      PORT: String(ports[place]),
      DATA_DIR: join(folder, `cell-${place}`),
      DAYBOOK_NOW: morning,
      LOG_LEVEL: 'warn',
      TRUST_PROXY: 'true',
      PUBLIC_URL: url,
      CENTRE_NUMBERS: numbers,
      OTHER_CELLS: addresses.filter((_, other) => other !== place).join(),
      CELL_SECRET: 'a secret that both cells of the trial know',
    }
    const server = { ...serverOf(env), env }
    things.add(server.stop)
    return server
  }
  const [one, two] = [cell(0, '100001-999999'), cell(1, '2000001-2999999')]
  await Promise.all([one.start(), two.start()])
  await startProxy({ things, folder, port, one, two })
  const routeToTwo = (number: string) =>
    administer(join(folder, 'admin.sock'), `add map ${join(folder, 'moved.map')} ${number} two`)
  return { url, one, two, folder, routeToTwo }
}

interface Proxied extends Pick<Rig, 'one' | 'two' | 'folder'> {
  things: Closers
  port: number | undefined
}

async function startProxy({ things, folder, port, one, two }: Proxied): Promise<void> {
  for (const map of ['hosts.map', 'moved.map', 'numbers.map'])
    writeFileSync(join(folder, map), readFileSync(join(checkout, 'deploy/cells', map)))
  const file = join(folder, 'haproxy.cfg')
  const config = readFileSync(join(checkout, 'deploy/cells/haproxy.cfg'), 'utf8')
    .replace(/bind :443 .*/, `bind 127.0.0.1:${port}`)
    .replace('/run/haproxy/admin.sock', join(folder, 'admin.sock'))
    .replaceAll('/etc/haproxy/', `${folder}/`)
    .replace('X-Forwarded-Proto https', 'X-Forwarded-Proto http')
    .replace('10.0.1.11:8080', new URL(one.url).host)
    .replace('10.0.2.11:8080', new URL(two.url).host)
  writeFileSync(file, config)
  const proxy = spawn('haproxy', ['-f', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  things.add(() => endChild(proxy))
  let isOver = false
  const up = async () => {
    while (!isOver && !(await isReady(`http://127.0.0.1:${port}`))) await pause(50)
  }
  await Promise.race([up(), once(proxy, 'error'), once(proxy, 'exit')])
  isOver = true
  if (!proxy.pid || proxy.exitCode !== null)
    throw new Problem('haproxy did not start: apt-get install haproxy, or see what it said.')
}

async function administer(socket: string, line: string): Promise<void> {
  const asked = connect(socket)
  asked.end(`${line}\n`)
  const said = (await text(asked)).trim()
  if (said) throw new Problem(`haproxy said: ${said}`)
}
