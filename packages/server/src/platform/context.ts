import type { EntryClock } from '@daybook/contract/kernel/entryClock.rules.ts'
import type { AnswerOf, InputOf, Operation } from '@daybook/contract/kernel/feature.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'
import type { Clock } from './clock.ts'
import type { Tx } from './database/database.ts'
import type { Received } from './http/upload.ts'
import type { CreateId } from './ids.ts'
import type { PlanJob } from './jobs.queries.ts'
import type { Publish } from './live/live.event.ts'
import type { FileAddresses } from './storage/addresses.ts'

/** The signed-in person behind a request. `today` is the day in the centre's time zone. */
export interface Actor {
  tenantId: string
  personId: string
  sessionId: string
  name: string
  /** Aliases. */
  roles: readonly string[]
  rights: ReadonlySet<Right>
  /** The centre asks for a second step that the person has not set up. Until then they have no rights. */
  mustSetUpSecondStep: boolean
  /** Somebody else set their password. Until they choose another they have no rights. */
  mustChangePassword: boolean
  timeZone: string
  today: string
}

/** What is known about a caller, signed in or not. */
export interface Caller {
  tenantId: string
  /** Address of the caller, for limits only. */
  ip: string
  device: string
  language: 'en-US' | 'zh-CN'
  /** The open page that sent the request. It does not receive the events of its own requests. */
  pageId: string | undefined
  /** The device's clock that the entry took its time from. Undefined when the client does not send it. */
  entryClock: EntryClock | undefined
  /** Scheme, host and port that the request was sent to. */
  origin: string
}

/** Everything a handler needs; nothing is global. `actor` is present only when the operation needs a session. */
export interface Context<Input, Who> {
  tx: Tx
  clock: Clock
  ids: CreateId
  jobs: PlanJob
  caller: Caller
  input: Input
  actor: Who
  /** Makes addresses under which private files can be read for a while. */
  addresses: Pick<FileAddresses, 'sign'>
  /** What the route's `receive` made of the uploaded file. */
  received: Received | undefined
  /** Names the records that the operation was about, for the audit trail. */
  auditSubjects(...ids: string[]): void
  /** The record is as asked already, by the same person: no audit entry and no event. */
  alreadyDone(): void
  /** Sends open pages an event in addition to the one from the route's `live`. */
  publish: Publish
}

export type ContextOf<O> = Context<
  InputOf<O> & HeadersOf<O>,
  O extends { access: 'session' } ? Actor : Actor | undefined
>

type HeadersOf<O> = O extends { headers: readonly string[] }
  ? { headers: Record<string, string | undefined> }
  : unknown

/** A bare operation may answer with a status other than 200 without rolling back. */
export interface BareAnswer<T> {
  status: number
  body: T
}

export type Handler<O> = (
  context: ContextOf<O>,
) => Promise<O extends { bare: true } ? BareAnswer<AnswerOf<O>> : AnswerOf<O>>

export type AnyOperation = Operation
