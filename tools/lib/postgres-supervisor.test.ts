import { spawn } from 'node:child_process'
import { afterEach, expect, test } from 'vitest'
import { supervise } from './postgres-supervisor.ts'

const pauses = { look: 1, least: 1, most: 8 }
const running = new Set<number>()
afterEach(() => {
  for (const pid of running) process.kill(pid, 'SIGKILL')
  running.clear()
})

/** Starts a process that runs until it is killed. */
function start(): number {
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' })
  if (!pid) throw new Error('not started')
  running.add(pid)
  return pid
}

function kill(pid: number): void {
  process.kill(pid, 'SIGKILL')
  running.delete(pid)
}

test('restarts a process that has ended, until it is stopped', async () => {
  const first = start()
  const started: number[] = []
  let next = Promise.withResolvers<number>()
  const supervisor = supervise({
    pid: first,
    start: async () => {
      const pid = start()
      started.push(pid)
      next.resolve(pid)
      return pid
    },
    log: () => undefined,
    pauses,
  })
  kill(first)
  const second = await next.promise
  next = Promise.withResolvers()
  kill(second)
  const third = await next.promise
  await supervisor.stop()
  kill(third)
  expect(started).toEqual([second, third])
})

test('retries when a process cannot be started, and logs the reason', async () => {
  const first = start()
  const lines: string[] = []
  const done = Promise.withResolvers<void>()
  let tries = 0
  const supervisor = supervise({
    pid: first,
    start: async () => {
      if (++tries < 4) throw new Error('the disk is full')
      done.resolve()
      return start()
    },
    log: (line) => void lines.push(line),
    pauses,
  })
  kill(first)
  await done.promise
  await supervisor.stop()
  expect(lines.filter((line) => line.includes('the disk is full'))).toHaveLength(3)
})

test('stops at once while it waits for the next retry', async () => {
  const first = start()
  const tried = Promise.withResolvers<void>()
  const supervisor = supervise({
    pid: first,
    start: async () => {
      tried.resolve()
      throw new Error('not now')
    },
    log: () => undefined,
    pauses: { look: 1, least: 3_600_000, most: 3_600_000 },
  })
  kill(first)
  await tried.promise
  await supervisor.stop()
})
