// A Daybook in a process of its own, as `npm start` starts it, and what of the entries is in its database.
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { withClient } from '../bench/data.ts'
import { endChild } from '../bench/started.ts'
import { checkout } from '../lib/place.ts'
import { Problem } from '../lib/problem.ts'

/** How long a start may take, in milliseconds. */
const patience = 90_000

export interface Server {
  url: string
  /** @param folder with the code; this checkout unless another is named */
  start(folder?: string): Promise<void>
  stop(): Promise<void>
}

/** @param env names its PORT and its DATA_DIR */
export function serverOf(env: Record<string, string>): Server {
  const url = `http://127.0.0.1:${env.PORT}`
  let child: ChildProcess | undefined
  return {
    url,
    async start(folder = checkout) {
      const started = spawn(process.execPath, [join(folder, 'tools/start.ts')], {
        cwd: folder,
        env: { ...process.env, HOST: '127.0.0.1', RATE_LIMIT_PERSON: '1000000', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      child = started
      const until = Date.now() + patience
      while (!(await isReady(url))) {
        if (started.exitCode !== null || Date.now() > until)
          throw new Problem(`The server at ${url} does not start.`)
        await pause(100)
      }
    },
    stop: async () => child && endChild(child),
  }
}

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Of entries that were accepted, how many are not there, and how many more than once. */
export async function countLost(
  ownerUrl: string,
  accepted: readonly string[],
): Promise<{ lost: number; twice: number }> {
  const { rows } = await withClient(ownerUrl, (client) =>
    client.query<{ count: number }>('select count(*)::int from care_record where id = any($1) group by id', [
      accepted,
    ]),
  )
  return { lost: accepted.length - rows.length, twice: rows.filter(({ count }) => count > 1).length }
}
