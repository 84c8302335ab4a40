// Typed calls of a feature, derived from its contract:
//
//   const api = client(sleep)
//   const sleepers = await api.listSleepers({ taskId })      // typed by the contract
//   await api.putToBed(input, { quiet: true })               // no toast: the screen shows the error
//
// A failed call shows its error (error.words.ts) and rejects with an ApiError. Reads belong in
// `query(api.listSleepers, input)` (platform/query). Queueable writes go through the outbox.
import type { AnswerOf, CallOf, Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import { notify } from '../notice.ts'
import { session } from '../session/current.ts'
import { askToSignIn, signInAgain } from '../session/signIn.ask.ts'
import { ApiError } from './api.error.ts'
import { whileBusy } from './busy.ts'
import { errorWords } from './error.words.ts'
import { type TransportOptions, transport } from './transport.ts'
import { type Input, type Wire, wireOf } from './wire.ts'

export interface CallOptions extends TransportOptions {
  /** Overrides the session's tenant. */
  tenantId?: string
  /** Shows no toast, because the caller shows the error. */
  quiet?: boolean
  /** Shows no spinner. Reads never show one. */
  background?: boolean
  /** Called with the part of the body that has been sent, from 0 to 1. */
  onProgress?: ((at: number) => void) | undefined
  /** Sends only in this user's session. */
  as?: string
}

/** An operation as a function, with its id and wire format. */
export interface Call<In, Out> {
  (
    ...args: Record<never, never> extends In
      ? [input?: In, options?: CallOptions]
      : [input: In, options?: CallOptions]
  ): Promise<Out>
  /** For example `sleep.putToBed`. Used as cache key and in the outbox. */
  readonly id: string
  readonly wire: Wire
}

export type Client<O extends Operations> = { readonly [K in keyof O]: Call<CallOf<O[K]>, AnswerOf<O[K]>> }

export function client<O extends Operations>(feature: Feature<O>): Client<O> {
  const calls = Object.entries(feature.operations).map(([name, operation]) => {
    const wire = wireOf(operation)
    const call = (input: Input = {}, options: CallOptions = {}) => perform(wire, input, options)
    return [name, Object.assign(call, { id: `${feature.feature}.${name}`, wire })]
  })
  // The calls are built from the operations that give them their types.
  return Object.fromEntries(calls) as Client<O>
}

async function perform(wire: Wire, input: Input, options: CallOptions): Promise<unknown> {
  const asker = currentUser()
  const run = () => request(wire, input, options)
  const inForeground = wire.method === 'POST' && !options.background
  try {
    return await (inForeground ? whileBusy(run) : run())
  } catch (error) {
    // What was asked by somebody who has left is not told to the next person, and does not end their session.
    if (asker && asker !== currentUser()) throw error
    if (error instanceof ApiError && error.status === 401 && wire.access === 'session') {
      if (isMeantFor(options)) void signInAgain()
    } else if (error instanceof ApiError && !options.quiet && error.key !== 'UNAUTHENTICATED')
      notify(errorWords(error))
    throw error
  }
}

const currentUser = () => session.get().userInfo?.user_id

const isMeantFor = ({ as }: CallOptions) => as === undefined || as === currentUser()

async function request(wire: Wire, input: Input, options: CallOptions): Promise<unknown> {
  const accessToken = wire.access === 'session' ? await session.accessToken() : undefined
  if (wire.access === 'session' && !accessToken) {
    askToSignIn(wire.method === 'GET' ? 'continue' : 'login')
    throw new ApiError({ status: 0, key: 'UNAUTHENTICATED' })
  }
  // Another user may have signed in while the token was renewed.
  if (!isMeantFor(options)) throw new ApiError({ status: 0 })
  const tenantId = options.tenantId ?? session.get().vuex_tenant_id
  return transport(wire, input, { tenantId, accessToken }, options)
}
