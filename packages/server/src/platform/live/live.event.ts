// Events on their way from the process that wrote to every process with open streams.
import type { EventName, LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'

/** Everyone in the centre with this right, or these members of its staff. */
export type Audience = Right | { people: readonly string[] }

/** An event of a transaction that is not committed yet. */
export interface NewEvent {
  operation: EventName
  to: Audience
  data: unknown
}

/** Handlers and jobs call it. The events of a transaction that is rolled back are dropped. */
export type Publish = (event: NewEvent) => void

/** The person who wrote, the page, and the transaction's number. */
export interface Origin {
  by: LiveEvent['by']
  transaction: string
  pageId: string | undefined
  /** The operation, if the page that called it applies the answer by itself (offline: 'queue'). */
  answers: string | undefined
}

/** What one process sends to all. */
export type Notification =
  | {
      id: string
      kind: 'event'
      tenantId: string
      to: Audience
      pageId: string | undefined
      event: LiveEvent
    }
  /** A null tenant means all centres. */
  | { id: string; kind: 'reset'; tenantId: string | null }
