import { test as base } from '@playwright/test'

/** Playwright's `test`, with pages whose clock shows the server's time (see playwright.config.ts). */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.clock.setSystemTime(Date.now() + Number(process.env.E2E_SHIFT))
    await use(context)
  },
})

export { expect } from '@playwright/test'
