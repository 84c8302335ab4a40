import type { AnswerOf, CallOf, Feature, Operation, Operations } from '@daybook/contract/kernel/feature.ts'
import { type Answer, type CallOptions, send } from '@daybook/testkit/call.ts'
import type { Page } from '@playwright/test'

/** Calls the server as the person of this page, past the page: to see what was kept. */
export async function callAs<O extends Operations, K extends keyof O>(
  page: Page,
  feature: Feature<O>,
  operation: K,
  input: CallOf<O[K]>,
  options: CallOptions = {},
): Promise<Answer<AnswerOf<O[K]>>> {
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('accessToken') ?? 'null') as string | null,
  )
  if (!token) throw new Error('nobody is signed in on this page')
  const definition = feature.operations[operation] as Operation
  return send(new URL(page.url()).origin, definition, input, { token, ...options })
}
