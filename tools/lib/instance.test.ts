import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeInstance } from './instance.ts'
import { isAlive, takeLock } from './lock.mjs'
import { servingPort } from './ports.ts'

let folder: string
let others: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-instance-'))
  mkdirSync(join(folder, 'tools'))
  others = []
})
afterEach(() => {
  for (const other of others) other.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

const patience = { answer: 500, end: 500 }
const take = (ownsDatabase = true) =>
  takeInstance({ lockFile: join(folder, 'app.lock'), ownsDatabase, log: () => undefined, patience })

/** Another process that holds the lock and responds with this behaviour. */
async function another(behaviour: string, name = 'tools/start.mjs', before = ''): Promise<number> {
  const script = `${before}
    import { createServer } from 'node:http'
    import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    const lock = takeLock(${JSON.stringify(join(folder, 'app.lock'))})
    const server = createServer((request, response) => { ${behaviour} }).listen(0, '127.0.0.1', () => {
      lock.note('http://127.0.0.1:' + server.address().port)
      console.log('ready')
    })`
  writeFileSync(join(folder, name), script)
  const child = spawn(process.execPath, [join(folder, name)], { stdio: ['ignore', 'pipe', 'inherit'] })
  others.push(child)
  await once(child.stdout, 'data')
  return child.pid ?? 0
}

/** Threads with memory of their own, whose end takes a while. */
const threads = `
    import { Worker } from 'node:worker_threads'
    const work = 'process.kept = Array.from({ length: 32 }, () => new Uint8Array(4e6).fill(1)); setInterval(() => 0, 1e6)'
    for (let n = 0; n < 4; n++) await new Promise((resolve) => new Worker(work, { eval: true }).once('online', resolve))`

const working = 'response.end()'
const withoutDatabase = 'response.writeHead(503).end()'
const silent = ''

test('leaves a working instance alone and returns its address', async () => {
  const pid = await another(working)
  expect(await take()).toEqual({ held: false, pid, address: expect.stringContaining('http://127.0.0.1:') })
  expect(isAlive(pid)).toBe(true)
})

test('waits for an instance that is recovering', async () => {
  const pid = await another(
    'response.writeHead((globalThis.asked = (globalThis.asked ?? 0) + 1) > 1 ? 200 : 503).end()',
  )
  expect(await take()).toMatchObject({ held: false, pid })
})

test.each([
  ['has lost its database', withoutDatabase],
  ['does not answer', silent],
  ['does not even end when it is asked to', `${silent}; process.on('SIGTERM', () => undefined)`],
])('takes the place of one that %s', async (_, behaviour) => {
  const pid = await another(behaviour)
  const instance = await take()
  expect(instance.held).toBe(true)
  expect(isAlive(pid)).toBe(false)
})

// A Node process with a few threads, as every instance has: the first of them ends before the others.
const frozen = `${silent}; process.kill(process.pid, 'SIGSTOP')`
test.skipIf(process.platform === 'win32')(
  'takes the port of a frozen one, every time',
  async () => {
    for (let round = 0; round < 3; round++) {
      const pid = await another(frozen, 'tools/start.mjs', threads)
      const { note } = takeLock(join(folder, 'app.lock')) as { note: string }
      const instance = await take()
      expect(isAlive(pid)).toBe(false)
      expect(await servingPort(Number(new URL(note).port), '127.0.0.1')).toBeGreaterThan(0)
      if (instance.held) instance.free()
    }
  },
  60_000,
)

test('leaves an instance alone that waits for an external database', async () => {
  const pid = await another(withoutDatabase)
  await expect(take(false)).rejects.toThrow('cannot reach the database of DATABASE_URL. It keeps trying')
  expect(isAlive(pid)).toBe(true)
})

test.skipIf(process.platform === 'win32')('does not end another program', async () => {
  const pid = await another(silent, 'other.mjs')
  await expect(take()).rejects.toThrow(`Process ${pid} holds Daybook's lock but is another program`)
  expect(isAlive(pid)).toBe(true)
})
