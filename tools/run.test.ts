import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isAlive } from './lib/lock.mjs'
import { checkout } from './lib/place.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daybook-run-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a script as `npm start` does. Returns npm's process and the script's pid. */
async function startByNpm() {
  const script = join(folder, 'app.mjs')
  writeFileSync(script, `console.log('pid ' + process.pid); setInterval(() => undefined, 1000)`)
  const start = `node ${join(checkout, 'tools/run.mjs')} ${relative(checkout, script)}`
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { start } }))
  const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  let pid: number | undefined
  for await (const text of npm.stdout) {
    pid = Number(/pid (\d+)/.exec(String(text))?.[1]) || undefined
    if (pid) break
  }
  return { npm, pid: pid ?? 0 }
}

const untilGone = async (pid: number) => {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 50))
}

test.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  '%s to npm alone ends what it runs',
  async (signal) => {
    const { npm, pid } = await startByNpm()
    expect(isAlive(pid)).toBe(true)
    const ended = once(npm, 'exit')
    npm.kill(signal)
    await ended
    await untilGone(pid)
  },
)
