import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isAlive } from '../lib/lock.mjs'
import { endChild } from './started.ts'

let folder: string
let children: ChildProcess[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-bench-'))
  children = []
})
afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** A bench that has started a process which would never end. */
function bench({ ending = '' } = {}): ChildProcess {
  const idle = `console.log('up'); setInterval(() => 0, 1e6)`
  const script = `
    import { spawn } from 'node:child_process'
    import { once } from 'node:events'
    import { watchOver } from ${JSON.stringify(join(import.meta.dirname, 'started.ts'))}
    const started = await watchOver(${JSON.stringify(join(folder, 'lock'))})
    started.data(${JSON.stringify(join(folder, 'data'))}, { remove: true })
    const child = spawn(process.execPath, ['-e', ${JSON.stringify(idle)}], { stdio: ['ignore', 'pipe', 'inherit'] })
    started.process(child)
    await once(child.stdout, 'data')
    console.error('child ' + child.pid)
    ${ending}
    setInterval(() => 0, 1e6)`
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.push(started)
  return started
}

/** Everything that the bench has started writes to one pipe. It closes when the last of them, the guard, has ended. */
async function said({ stderr }: ChildProcess): Promise<string> {
  return stderr ? text(stderr) : ''
}

const pidIn = (output: string) => Number(/child (\d+)/.exec(output)?.[1])

it.each([
  ['crashes', { ending: `throw new Error('broken')` }],
  ['kills itself', { ending: `process.kill(process.pid, 'SIGKILL')` }],
  ['ends without ending what it started', { ending: 'process.exit(0)' }],
])('nothing is left of a bench that %s', async (_, how) => {
  const output = await said(bench(how))
  expect(pidIn(output)).toBeGreaterThan(0)
  expect(isAlive(pidIn(output))).toBe(false)
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

it('there is one bench at a time', async () => {
  const first = bench()
  const firstSaid = said(first)
  await once(first.stderr as NodeJS.ReadableStream, 'data')
  const second = await said(bench())
  expect(second).toContain(`Another bench is running (process `)
  first.kill('SIGKILL')
  expect(isAlive(pidIn(await firstSaid))).toBe(false)
  // The lock is free again.
  expect(await said(bench({ ending: 'process.exit(0)' }))).toMatch(/^child \d+/)
})

it('ending a process that has vanished does not wait for it', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)'])
  children.push(child)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await endChild(child)
  expect(child.signalCode).toBe('SIGKILL')
})

it('ends a process that runs', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1e6)'])
  children.push(child)
  await endChild(child)
  expect(child.signalCode).toBe('SIGTERM')
})
