// Typed calls of a feature, from its contract:
//
//   const api = client(sleep)
//   const sleepers = await api.listSleepers({ taskId })      // typed as the contract says
//   await api.putToBed(input, { quiet: true })               // no toast: the screen says it itself
//
// A call that fails rejects with an ApiError after its words were shown (error.words.ts). Reads belong in
// `query(api.listSleepers, input)` (platform/query), queueable writes go through the outbox.
import type { AnswerOf, CallOf, Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import { notify } from '../notice.ts'
import { session } from '../session/current.ts'
import { askToSignIn, signInAgain } from '../session/signIn.ask.ts'
import { ApiError } from './api.error.ts'
import { whileBusy } from './busy.ts'
import { errorWords } from './error.words.ts'
import { transport } from './transport.ts'
import type { Input, Wire } from './wire.ts'

export interface CallOptions {
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Another tenant than the session's. */
  tenantId?: string
  /** The caller tells the person itself. */
  quiet?: boolean
  /** Nobody waits for it: no spinner. Reads are always so. */
  background?: boolean
  /** Id of the person whose session alone may send it. */
  as?: string
}

/** An operation as a function, with what it is beside it. */
export interface Call<In, Out> {
  (
    ...args: Record<never, never> extends In
      ? [input?: In, options?: CallOptions]
      : [input: In, options?: CallOptions]
  ): Promise<Out>
  /** `sleep.putToBed`: key of its cache, name in the outbox. */
  readonly id: string
  readonly wire: Wire
}

export type Client<O extends Operations> = { readonly [K in keyof O]: Call<CallOf<O[K]>, AnswerOf<O[K]>> }

export function client<O extends Operations>(feature: Feature<O>): Client<O> {
  const calls = Object.entries(feature.operations).map(([name, operation]) => {
    // In the browser a contract is its wire facts (tools/vite-contract.ts).
    const wire = operation as unknown as Wire
    const call = (input: Input = {}, options: CallOptions = {}) => perform(wire, input, options)
    return [name, Object.assign(call, { id: `${feature.feature}.${name}`, wire })]
  })
  // Built from the very operations whose types it carries.
  return Object.fromEntries(calls) as Client<O>
}

async function perform(wire: Wire, input: Input, options: CallOptions): Promise<unknown> {
  const run = () => request(wire, input, options)
  const inForeground = wire.method === 'POST' && !options.background
  try {
    return await (inForeground ? whileBusy(run) : run())
  } catch (error) {
    if (error instanceof ApiError && error.status === 401 && wire.access === 'session') {
      if (isMeantFor(options)) void signInAgain()
    } else if (error instanceof ApiError && !options.quiet && !isToldAlready(wire, error))
      notify(errorWords(error))
    throw error
  }
}

const isMeantFor = ({ as }: CallOptions) => as === undefined || as === session.get().userInfo?.user_id

/** Without a network the shell says so for as long as it lasts, and a read says in its place what is missing. */
function isToldAlready(wire: Wire, error: ApiError): boolean {
  return wire.method === 'GET' && error.status === 0 && navigator.onLine === false
}

async function request(wire: Wire, input: Input, options: CallOptions): Promise<unknown> {
  const accessToken = wire.access === 'session' ? await session.accessToken() : undefined
  if (wire.access === 'session' && !accessToken) {
    askToSignIn(wire.method === 'GET' ? 'continue' : 'login')
    throw new ApiError({ status: 0, key: 'UNAUTHENTICATED' })
  }
  // The session may have changed hands while the token was renewed.
  if (!isMeantFor(options)) throw new ApiError({ status: 0 })
  const tenantId = options.tenantId ?? session.get().vuex_tenant_id
  return transport(wire, input, { tenantId, accessToken }, options)
}
