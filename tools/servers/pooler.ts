// PgBouncer by transaction in front of the database, for the application's role alone.
import { spawn } from 'node:child_process'
import { chownSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Secrets } from '../../packages/server/src/app/secrets.ts'
import { endChild } from '../bench/started.ts'
import type { Closers } from '../lib/closers.ts'
import { postgresUser } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'

interface Options {
  /** The program, 1.21 or newer: earlier ones do not know prepared statements. */
  pgbouncer: string
  ownerUrl: string
  secrets: Secrets
  folder: string
}

/** @returns `host:port` */
export async function startPooler(things: Closers, options: Options): Promise<string> {
  const { pgbouncer, ownerUrl, secrets, folder } = options
  const port = await freePort()
  const database = new URL(ownerUrl)
  const users = join(folder, 'pgbouncer.users')
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(users, `"daybook_login" "${secrets.appPassword}"\n`, { mode: 0o600 })
  writeFileSync(
    file,
    `[databases]
daybook = host=127.0.0.1 port=${database.port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
max_prepared_statements = 500
log_connections = 0
log_disconnections = 0
`,
  )
  const user = postgresUser()
  if (user) for (const path of [users, file]) chownSync(path, user.uid, user.gid)
  const child = spawn(pgbouncer, [file], { ...user, stdio: ['ignore', 'ignore', 'ignore'] })
  things.add(() => endChild(child))
  while (!(await answers(port))) await pause(50)
  return `127.0.0.1:${port}`
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
