import type { BrowserContext, ConsoleMessage, Response, WebError } from '@playwright/test'

/** Collects console errors, exceptions and 5xx responses on the pages of a context. @returns stops collecting */
export function watchProblems(context: BrowserContext, found: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    // Browsers log every 4xx response. The tests check themselves whether a refusal was expected.
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      found.push(`console: ${message.text()} (${message.page()?.url()})`)
  }
  const onError = (error: WebError) => {
    const { name, message, stack } = error.error()
    found.push(`exception: ${name} ${message} ${stack} (${error.page()?.url()})`)
  }
  const onResponse = (response: Response) => {
    if (response.status() >= 500) found.push(`answer: ${response.status()} of ${response.url()}`)
  }
  context.on('console', onConsole).on('weberror', onError).on('response', onResponse)
  return () => void context.off('console', onConsole).off('weberror', onError).off('response', onResponse)
}
