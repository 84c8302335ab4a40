// Joins a feature's contract with its authority and its effects. Exhaustive: an operation left out, or one
// that does not say who may use it, does not compile.
import type { Feature, Operations } from '@daybook/contract/kernel/feature.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { AnyHandler, AnyOperation, Handler } from './context.ts'

/** Open access has to be said, and must agree with the contract. */
type Authority<O> = O extends { access: 'session' }
  ? Right | 'session'
  : O extends { access: infer A }
    ? A
    : never

interface Implementation<O> {
  /** The right that it takes; 'session' for what every signed-in person may do to themselves. */
  can: Authority<O>
  /** Name in the audit trail; every write that matters has one. */
  audit?: string
  /** A GET that writes says so, and is listed by a law (laws/reads.test.ts); a POST always may. */
  tx?: 'write'
  /** The right to see what it writes: whoever holds it in the centre receives it at once (contract/src/kernel/live.ts). */
  live?: Right
  run: Handler<O>
}

export interface Route {
  feature: string
  name: string
  operation: AnyOperation
  can: Right | 'session' | 'public' | 'client'
  audit?: string
  mode: 'read' | 'write'
  live?: Right
  run: AnyHandler
}

export function implement<O extends Operations>(
  feature: Feature<O>,
  table: { [K in keyof O]: Implementation<O[K]> },
): Route[] {
  return Object.entries(feature.operations).map(([name, operation]) => {
    const { can, audit, tx, live, run } = table[name as keyof O]
    return {
      feature: feature.feature,
      name,
      operation,
      can,
      audit,
      live,
      mode: operation.method === 'POST' || tx === 'write' ? 'write' : 'read',
      // The pipeline validates the input before it runs the handler, which restores the types dropped here.
      run: run as unknown as AnyHandler,
    }
  })
}
