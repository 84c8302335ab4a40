// Answers the app's calls from memory, in component tests. It replaces platform/api/transport.ts (fake.setup.ts), so
// that the client, its errors and everything above them are the app's own.
//
//   answer(contact, { submitContact: (input) => ({ ...hana, ...input }) })
//   refuse(contact, 'submitContact', { status: 409, key: 'CONTACT_CHANGED' })
//   expect(callsOf(contact, 'submitContact')).toEqual([{ name: 'Nana', … }])
import type { AnswerOf, CallOf, Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import { ApiError } from '../platform/api/api.error.ts'
import type { Input } from '../platform/api/wire.ts'

type Answers<O extends Operations> = {
  [K in keyof O]?: (input: CallOf<O[K]>) => AnswerOf<O[K]> | Promise<AnswerOf<O[K]>>
}

/** A method, because the map has answers of every operation. */
interface Answering {
  reply(input: unknown): unknown
}

// By the operation itself: the client passes it on as it is in the contract.
const answers = new Map<unknown, Answering['reply']>()
const calls: { operation: unknown; input: Input }[] = []

export function answer<O extends Operations>({ operations }: Feature<O>, given: Answers<O>): void {
  for (const [name, reply] of Object.entries(given)) if (reply) answers.set(operations[name], reply)
}

/** Refuses an operation from now on. */
export function refuse<O extends Operations>(
  { operations }: Feature<O>,
  operation: keyof O,
  failure: ConstructorParameters<typeof ApiError>[0],
): void {
  answers.set(operations[operation], () => {
    throw new ApiError(failure)
  })
}

/** The inputs of an operation's calls, in order. */
export function callsOf<O extends Operations, K extends keyof O>(
  { operations }: Feature<O>,
  operation: K,
): CallOf<O[K]>[] {
  return calls
    .filter((call) => call.operation === operations[operation])
    .map(({ input }) => input as CallOf<O[K]>)
}

export function forgetAnswers(): void {
  answers.clear()
  calls.length = 0
}

/** Same signature as the real one, as far as the client uses it. */
export async function transport(operation: { path: string }, input: Input): Promise<unknown> {
  calls.push({ operation, input })
  const reply = answers.get(operation)
  if (!reply) throw new Error(`the test gives no answer for ${operation.path}`)
  return reply(input)
}
