// Allows one Daybook for each data folder. A second start finds the first by its lock file and checks its health. A
// working instance is left alone. One that does not work is ended, and the second takes its place.
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, takeLock } from './lock.mjs'
import { argumentsOf } from './postgres-process.ts'
import { Problem } from './problem.ts'

export type Instance =
  /** This process may serve. It notes its address, and frees the lock at its end. */
  { held: true; note(address: string): void; free(): void } | { held: false; address: string; pid: number }

export type Options = {
  lockFile: string
  /** Whether restarting can bring the database back. With DATABASE_URL it cannot. */
  ownsDatabase: boolean
  log(line: string): void
  patience?: Patience
}

/** How long a running instance may take to answer and to end, in milliseconds. */
type Patience = { answer: number; end: number }

const usual: Patience = { answer: 15_000, end: 10_000 }

/** Takes the lock, if necessary from an instance that does not work. Throws a Problem when it cannot. */
export async function takeInstance(options: Options): Promise<Instance> {
  const { lockFile, ownsDatabase, log, patience = usual } = options
  const lock = takeLock(lockFile)
  if (lock.held) return lock
  const { pid, started, note: address } = lock
  if (!address) throw new Problem(`Another process (${pid}) is starting Daybook on this data.`)
  const health = await healthWithin(address, patience.answer)
  if (health === 'working') return { held: false, address, pid }
  if (health === 'withoutDatabase' && !ownsDatabase) {
    throw new Problem(
      `Daybook is already running at ${address} (process ${pid}), but cannot reach the database of DATABASE_URL. It keeps trying.`,
    )
  }
  log(`Daybook is running as process ${pid} but does not respond. This start replaces it.`)
  await end({ pid, started }, patience.end)
  // Another process may have taken it first.
  return takeInstance(options)
}

type Health = 'working' | 'withoutDatabase' | 'silent'

/** The health of the instance. One that does not work is checked again until the time is over. */
async function healthWithin(address: string, milliseconds: number): Promise<Health> {
  const deadline = Date.now() + milliseconds
  for (;;) {
    const health = await healthOf(address, Math.max(1000, deadline - Date.now()))
    if (health === 'working' || Date.now() > deadline) return health
    await sleep(250)
  }
}

async function healthOf(address: string, milliseconds: number): Promise<Health> {
  try {
    const { status } = await fetch(`${address}/api/health`, { signal: AbortSignal.timeout(milliseconds) })
    return status === 503 ? 'withoutDatabase' : 'working'
  } catch {
    return 'silent'
  }
}

/** Nothing is ended that is not the process that took the lock: its pid may belong to another one by now. */
async function end({ pid, started }: { pid: number; started: string }, milliseconds: number): Promise<void> {
  const isRunning = () => isAlive(pid, started)
  // On systems that do not say when a process has started, its command has to be ours.
  if (isRunning() && process.platform !== 'win32' && !/\btools\b.*\.(ts|mjs)/.test(argumentsOf(pid))) {
    throw new Problem(`Process ${pid} holds Daybook's lock but is another program: remove the lock file.`)
  }
  // What is killed does end, as soon as the system has given its memory back.
  const waits = { SIGTERM: milliseconds, SIGKILL: usual.end }
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    if (isRunning()) process.kill(pid, signal)
    const deadline = Date.now() + waits[signal]
    while (isRunning() && Date.now() < deadline) await sleep(50)
  }
  if (isRunning()) throw new Problem(`Process ${pid} cannot be ended.`)
}
