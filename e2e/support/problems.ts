import type { BrowserContext, ConsoleMessage, Response, WebError } from '@playwright/test'

/** What went wrong on the pages of a context without anybody asking: errors in the console, exceptions, answers of 500
 *  and more. @returns ends the watch */
export function watchProblems(context: BrowserContext, found: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    // The browser itself reports refused requests; whether a refusal was meant is for the test to say.
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
