// Joins a feature's contract with rights and handlers. It is exhaustive: an operation that is missing, or has no right,
// does not compile.
import type { AnswerOf, Feature, InputOf, Operations } from '@daybook/contract/kernel/feature.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Actor, AnyOperation, Context, Handler } from './context.ts'
import type { Received, ReceivedFile, UploadScope } from './http/upload.ts'

/** Open access has to be declared, and must match the contract. */
type Authority<O> = O extends { access: 'session' }
  ? Right | 'session' | 'staff'
  : O extends { access: infer A }
    ? A
    : never

type Receive = (file: ReceivedFile, scope: UploadScope) => Promise<Received>

/** What somebody without a token gets, in the centre of the Tenant-Id header. Nothing has been checked: what it needs as
 *  proof it asks for itself. */
type Guest<O> = (context: Context<InputOf<O>, undefined>) => Promise<AnswerOf<O>>

type Implementation<O> = (O extends { upload: object } ? { receive: Receive } : { receive?: never }) &
  (O extends { guests: true } ? { guest: Guest<O> } : { guest?: never }) & {
    /** The right that it needs; 'session' for what every signed-in person may do with their own data, and 'staff' for what
     *  everybody may who works at a centre, whatever their role allows. */
    can: Authority<O>
    /** The answer is of no centre, so a device whose centre has left gets it too. */
    ofInstallation?: true
    /** Name in the audit trail. Every write that matters has one. */
    audit?: string
    /** Name in the audit trail of a refusal that keeps what it has counted, as a wrong PIN. */
    refused?: string
    /** Name in the audit trail of looking at what a GET shows. A look repeated within minutes is one line. */
    look?: string
    /** A GET that writes declares it here, and a law lists it (laws/reads.test.ts). A POST may always write. */
    tx?: 'write'
    /** Asks other servers about the input, before the transaction, so that none waits for them. */
    askOutside?: (input: InputOf<O>) => Promise<void>
    /** The right to see what it writes. Everyone in the centre with it gets the event (contract/src/kernel/live.ts). */
    live?: Right
    /** The event says only that something was written, for not everyone with that right may read it all. */
    liveSaysNothing?: true
    run: Handler<O>
  }

/** An operation as the pipeline runs it. `run` and `askOutside` are methods, because the types of their own input are
 *  not those of every operation: the pipeline validates the input by the operation's schema before it calls them. */
export interface Route {
  feature: string
  name: string
  operation: AnyOperation
  can: Right | 'session' | 'staff' | 'public' | 'client'
  ofInstallation?: true
  audit?: string
  refused?: string
  look?: string
  mode: 'read' | 'write'
  live?: Right
  liveSaysNothing?: true
  askOutside?(input: unknown): Promise<void>
  /** Of an operation with `upload`: looks at the file and stores it, before the transaction. */
  receive?: Receive
  run(context: Context<unknown, Actor | undefined>): Promise<unknown>
  /** Of an operation with `guests`: runs instead for a caller without a token. */
  guest?(context: Context<unknown, undefined>): Promise<unknown>
}

export function implement<O extends Operations>(
  feature: Feature<O>,
  table: { [K in keyof O]: Implementation<O[K]> },
): Route[] {
  return Object.entries(feature.operations).map(([name, operation]) => {
    const { can, ofInstallation, audit, refused, look, tx, askOutside, receive, run, guest } =
      table[name as keyof O]
    const { live, liveSaysNothing } = table[name as keyof O]
    return {
      feature: feature.feature,
      name,
      operation,
      can,
      ofInstallation,
      audit,
      refused,
      look,
      askOutside,
      live,
      liveSaysNothing,
      receive,
      mode: operation.method === 'POST' || tx === 'write' ? 'write' : 'read',
      run,
      guest,
    }
  })
}
