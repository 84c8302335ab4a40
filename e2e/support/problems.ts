import type { Page, Response } from '@playwright/test'

/** What went wrong on a page without anybody asking: errors in the console, exceptions, answers of 500 and more. */
export function watchProblems(page: Page, found: string[]): void {
  page.on('console', (message) => {
    // The browser itself reports refused requests; whether a refusal was meant is for the test to say.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      found.push(`console: ${message.text()} (${page.url()})`)
  })
  page.on('pageerror', ({ name, message, stack }) =>
    found.push(`exception: ${name} ${message} ${stack} (${page.url()})`),
  )
  page.on('response', (response: Response) => {
    if (response.status() >= 500) found.push(`answer: ${response.status()} of ${response.url()}`)
  })
}
