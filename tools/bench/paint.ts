// First paint on a slow phone: Chromium with the processor slowed four times and DevTools' preset "Slow 4G", which older
// versions call "Fast 3G". Median of five devices. Times are in milliseconds, from opening the page or from "Sign in".
import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '../lib/chromium.ts'
import { cacheDir, checkout, makeFolder } from '../lib/place.ts'
import { freePort } from '../lib/ports.ts'
import { cold, home, warm } from './paint.page.ts'

const devices = 5
const morning = '2026-03-11T10:30:00+13:00'
/** 1.6 Mbit/s down, 750 kbit/s up, of which DevTools leaves 90 %, and a round trip of 150 ms times 3.75. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_600_000 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
}

export async function paint(): Promise<Record<string, Record<string, number>>> {
  const dataDir = makeFolder(join(cacheDir(), `paint-${process.pid}`))
  const server = await startServer(dataDir)
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const runs: Record<string, number>[] = []
    for (let device = 0; device < devices; device++) {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 390, height: 844 } })
      runs.push(await measureDevice(context))
      await context.close()
    }
    const names = Object.keys(runs[0] ?? {})
    return Object.fromEntries(names.map((name) => [name, spread(runs.map((run) => run[name] ?? Number.NaN))]))
  } finally {
    await browser.close()
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A device that has never been here signs in, and opens the app again once it is stored. */
async function measureDevice(context: BrowserContext): Promise<Record<string, number>> {
  const first = await slowPage(context)
  const signIn = await cold(first)
  const afterwards = await home(first)
  await first.waitForFunction(() => navigator.serviceWorker.ready.then(({ active }) => active !== null))
  await first.close()
  return { ...signIn, ...afterwards, ...(await warm(await slowPage(context))) }
}

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  return { median: at(Math.floor(sorted.length / 2)), least: at(0), most: at(sorted.length - 1) }
}

/** As `npm start`, with the demo centre on a Wednesday morning. */
async function startServer(dataDir: string) {
  const port = await freePort()
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    PORT: String(port),
    DAYBOOK_NOW: morning,
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, [join(checkout, 'tools/start.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (text: Buffer) => text.includes('Daybook is ready') && resolve())
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)))
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}
