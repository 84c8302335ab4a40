import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** Makes the pages' clock show the server's time (see playwright.config.ts). */
export async function onServerTime(context: BrowserContext): Promise<void> {
  await context.clock.setSystemTime(Date.now() + Number(process.env.E2E_SHIFT))
}

export async function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await onServerTime(context)
  return context
}
