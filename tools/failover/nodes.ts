// Three PostgreSQL servers that Patroni keeps, one of them the primary, with an etcd to agree by. From Debian's packages
// patroni, etcd-server and postgresql, on the loopback, in one temporary folder.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild } from '../bench/started.ts'
import type { Closers } from '../lib/closers.ts'
import { postgresUser } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { isPostmaster, readPidFile } from '../lib/postgres-process.ts'
import { Problem } from '../lib/problem.ts'

export interface Node {
  name: string
  /** Patroni's own interface. */
  api: string
  port: number
  start(): void
  /** Kills Patroni and PostgreSQL. Their connections are closed at once. */
  kill(): void
  /** Stops Patroni and PostgreSQL. Their connections stay open and nothing answers, as when a machine loses its power or
   *  its network. Only `kill` ends it. */
  halt(): void
}

export interface Cluster {
  nodes: readonly Node[]
  password: string
  /** The node that takes writes, according to Patroni; undefined while there is none. */
  primary(): Promise<Node | undefined>
  /** Waits until there is a primary, and all others follow it, one of them in step with every commit. */
  settled(): Promise<void>
  /** Moves the primary on purpose. */
  move(): Promise<void>
}

const password = 'only-for-this-run'
/** Seconds. How long a primary that does not answer is believed. */
const patience = { ttl: 10, loop_wait: 2, retry_timeout: 3 }
const longestWait = 90_000
const longestAnswer = 1000

export async function startCluster(things: Closers, folder: string): Promise<Cluster> {
  const [bin] = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  if (!bin || spawnSync('patroni', ['--version']).error || spawnSync('etcd', ['--version']).error)
    throw new Problem(
      'This needs Debian’s packages: apt-get install patroni etcd-server postgresql python3-psycopg2',
    )
  const etcd = await startEtcd(things, folder)
  const nodes: Node[] = []
  for (const name of ['one', 'two', 'three']) nodes.push(await nodeIn(things, { folder, name, etcd, bin }))
  for (const node of nodes) node.start()
  const primary = async () => {
    for (const node of nodes) if (await isPrimary(node)) return node
    return undefined
  }
  const settled = async () => {
    const until = Date.now() + longestWait
    while (!(await isSettled(nodes))) {
      if (Date.now() > until) throw new Problem('The database servers do not come together.')
      await pause(200)
    }
  }
  const move = async () => {
    const from = await primary()
    const answer = await fetch(`${from?.api}/switchover`, {
      method: 'POST',
      body: JSON.stringify({ leader: from?.name }),
    })
    if (!answer.ok) throw new Problem(`Patroni does not move the primary: ${await answer.text()}`)
  }
  await settled()
  return { nodes, password, primary, settled, move }
}

const said = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(longestAnswer) }).then(
    (answer) => answer,
    () => undefined,
  )

const isPrimary = async ({ api }: Node) => (await said(`${api}/primary`))?.status === 200

interface Member {
  role: string
  state: string
}

async function isSettled(nodes: readonly Node[]): Promise<boolean> {
  for (const { api } of nodes) {
    const answer = await said(`${api}/cluster`)
    if (!answer?.ok) continue
    const { members } = (await answer.json()) as { members: Member[] }
    const roles = members
      .filter(({ state }) => state === 'running' || state === 'streaming')
      .map(({ role }) => role)
    return ['leader', 'replica', 'sync_standby'].every((role) => roles.includes(role))
  }
  return false
}

async function startEtcd(things: Closers, folder: string): Promise<string> {
  const [client, peer] = [`127.0.0.1:${await freePort()}`, `http://127.0.0.1:${await freePort()}`]
  const child = spawn(
    'etcd',
    [
      ...['--data-dir', join(folder, 'etcd'), '--listen-client-urls', `http://${client}`],
      ...['--advertise-client-urls', `http://${client}`, '--listen-peer-urls', peer],
      ...['--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
      '--unsafe-no-fsync',
    ],
    { stdio: 'ignore' },
  )
  things.add(() => endChild(child))
  while (!(await said(`http://${client}/health`))?.ok) await pause(100)
  return client
}

interface Place {
  folder: string
  name: string
  etcd: string
  bin: string
}

async function nodeIn(things: Closers, { folder, name, etcd, bin }: Place): Promise<Node> {
  const user = postgresUser()
  const own = join(folder, name)
  const file = join(own, 'patroni.yml')
  const [port, api] = [await freePort(), `127.0.0.1:${await freePort()}`]
  mkdirSync(own)
  writeFileSync(file, JSON.stringify(settingsOf({ own, name, etcd, bin, port, api })))
  if (user) for (const path of [own, file]) chownSync(path, user.uid, user.gid)
  const data = join(own, 'data')
  let child: ChildProcess | undefined
  // PostgreSQL is in a session of its own, and goes on when Patroni has ended.
  const signal = (name: NodeJS.Signals) => {
    child?.kill(name)
    for (const pid of postgresProcesses(data)) sendSignal(pid, name)
  }
  const kill = () => signal('SIGKILL')
  things.add(async () => kill())
  return {
    name,
    api: `http://${api}`,
    port,
    kill,
    halt: () => signal('SIGSTOP'),
    start() {
      child = spawn('patroni', [file], {
        ...user,
        cwd: own,
        env: { PATH: process.env.PATH },
        stdio: 'ignore',
      })
    },
  }
}

/** The first process of PostgreSQL and its children, which would not notice its end while they are stopped. */
function postgresProcesses(data: string): number[] {
  const { pid = 0 } = readPidFile(data) ?? {}
  if (!isPostmaster(pid, data)) return []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return [pid, ...children.map(Number)]
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has just ended.
  }
}

/** Patroni reads JSON, which is YAML. */
function settingsOf(node: {
  own: string
  name: string
  etcd: string
  bin: string
  port: number
  api: string
}) {
  const { own, name, etcd, bin, port, api } = node
  return {
    scope: 'daybook',
    name,
    restapi: { listen: api, connect_address: api },
    etcd3: { host: etcd },
    bootstrap: {
      dcs: {
        ...patience,
        // A primary that dies is not waited for.
        master_start_timeout: 0,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 60 } },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: join(own, 'data'),
      bin_dir: bin,
      pgpass: join(own, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'follower', password },
        rewind: { username: 'rewinder', password },
      },
      parameters: { unix_socket_directories: own, shared_buffers: '64MB' },
    },
  }
}
