// A separate browser with a persistent profile. Tests can kill it and start it again, as after a flat battery. Its clock
// is not the server's.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../tools/lib/chromium.ts'

const flags = [
  ...['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-dev-shm-usage'],
  ...['--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--remote-debugging-port=0', '--window-size=390,844'],
]

/** Its clock says noon in Auckland when the tests begin: no day of the centre ends during a test. */
const shift = -(Date.now() % 86_400_000)

export interface Device {
  page: Page
  context: BrowserContext
  /** Kills the browser, as when the battery goes flat. */
  kill: () => Promise<void>
}

export function newProfile(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'daybook-device-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) }
}

/** Whether the browser has written this name of its storage to the disk. It does so some seconds late. What is not written
 *  when the power goes is lost, and the user signs in again. */
export function isOnDisk(profile: string, name: string): boolean {
  const folder = join(profile, 'Default/Local Storage/leveldb')
  return readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(name))
}

export async function startDevice(profile: string): Promise<Device> {
  const program = findChromium()
  if (!program) throw new Error('there is no Chromium')
  const child = spawn(program, [...flags, `--user-data-dir=${profile}`, 'about:blank'], { detached: true })
  const browser = await chromium.connectOverCDP(await addressOf(child))
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no window')
  await context.clock.setSystemTime(Date.now() + shift)
  const page = context.pages()[0] ?? (await context.newPage())
  // What a test cannot find is said where it is missed.
  page.setDefaultTimeout(15_000)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    // Kill its child processes as well.
    process.kill(-(child.pid as number), 'SIGKILL')
    await ended
  }
  return { page, context, kill }
}

function addressOf({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)
      if (found) resolve(found[1] as string)
    })
    stderr?.once('end', () => reject(new Error(`Chromium did not start: ${said}`)))
  })
}
