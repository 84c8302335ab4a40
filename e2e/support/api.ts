import type { AnswerOf, CallOf, Feature, Operation, Operations } from '@daybook/contract/kernel/feature.ts'
import { type Answer, type CallOptions, send } from '@daybook/testkit/call.ts'
import type { Page } from '@playwright/test'
import type { Stored } from './signed.ts'

/** The session of a page that has not opened the app yet. */
const given = new WeakMap<Page, string>()

/** Lets `callAs` work for a page that has not opened the app yet. */
export function actsWith(page: Page, signed: Stored): void {
  const stored = signed.find(({ name }) => name === 'accessToken')
  if (stored) given.set(page, JSON.parse(stored.value) as string)
}

/** Calls the API directly as the user of this page, to check what was stored. */
export async function callAs<O extends Operations, K extends keyof O>(
  page: Page,
  feature: Feature<O>,
  operation: K,
  input: CallOf<O[K]>,
  options: CallOptions = {},
): Promise<Answer<AnswerOf<O[K]>>> {
  const isOpen = page.url().startsWith('http')
  const token = isOpen ? await page.evaluate(tokenOnPage) : given.get(page)
  if (!token) throw new Error('nobody is signed in on this page')
  const definition = feature.operations[operation] as Operation
  return send(`http://127.0.0.1:${process.env.E2E_PORT}`, definition, input, { token, ...options })
}

const tokenOnPage = () => JSON.parse(localStorage.getItem('accessToken') ?? 'null') as string | null
