// What a page still fetches, apart from the stream of what others write, which never ends.
import type { Page, Request } from '@playwright/test'

/** Milliseconds without a request after which nothing more is expected. */
const quiet = 500

interface Traffic {
  open: Set<Request>
  last: number
}

const traffic = new WeakMap<Page, Traffic>()

export function watchTraffic(page: Page): void {
  const own: Traffic = { open: new Set(), last: performance.now() }
  traffic.set(page, own)
  const ended = (request: Request) => {
    if (own.open.delete(request)) own.last = performance.now()
  }
  page.on('request', (request) => {
    if (request.url().includes('/live/stream')) return
    own.open.add(request)
    own.last = performance.now()
  })
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  // A document that is left takes its requests with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame() && frame.url() === 'about:blank') own.open.clear()
  })
}

export function isQuiet(page: Page): boolean {
  const own = traffic.get(page)
  return !own || (own.open.size === 0 && performance.now() - own.last >= quiet)
}
