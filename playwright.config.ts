import { defineConfig } from '@playwright/test'
import { findChromium } from './tools/lib/chromium.ts'
import { freePort } from './tools/lib/ports.ts'

// Wednesday morning in the demo centre. The server and every page run on from this instant, so no test
// depends on the day it is run on. Workers load this file again and find what the first load has set.
const now = '2026-03-11T10:30:00+13:00'
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SHIFT ??= String(Date.parse(now) - Date.now())
const url = `http://127.0.0.1:${process.env.E2E_PORT}`

// No calling home, and fit for a small container. (Playwright itself leaves the sandbox off, so root may run it.)
const quiet = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
// A page of a test lives for seconds, in which code that the browser optimises is not yet worth its making.
const brief = ['--js-flags=--no-opt --no-maglev']
const small = ['--disable-gpu', '--disable-quic', '--disable-dev-shm-usage']

export default defineConfig({
  testDir: 'e2e/specs',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  // What fails and then passes is named as flaky at the end of the run, with this trace (tools/lib/test-reports.ts).
  retries: 2,
  fullyParallel: false,
  forbidOnly: true,
  // What is expected is there long before, also on a busy machine; what is not there is told as well after 15 s.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: url,
    // A device with a clock of 24 hours. device-time.e2e.ts has one with 12.
    locale: 'en-GB',
    timezoneId: 'Pacific/Auckland',
    viewport: { width: 390, height: 844 },
    // A worker of an earlier build must not answer for the one under test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: [...quiet, ...brief, ...small] },
  },
  webServer: {
    command: 'node tools/run.mjs tools/e2e-server.ts',
    url,
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: process.env.E2E_PORT, DAYBOOK_NOW: now, LOG_LEVEL: 'warn' },
    stdout: 'ignore',
  },
})
