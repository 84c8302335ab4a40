// Events on their way from the process that wrote to every process that has streams open.
import type { LiveEvent } from '@daybook/contract/kernel/live.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'

/** Everyone in the centre who holds a right, or these members of its staff. */
export type Audience = Right | { people: readonly string[] }

/** An event of a transaction that is not committed yet. */
export interface NewEvent {
  operation: string
  to: Audience
  data: unknown
}

/** Called by handlers and jobs. The events of a transaction that is rolled back are dropped. */
export type Publish = (event: NewEvent) => void

/** Who wrote, and on which page. */
export interface Origin {
  by: LiveEvent['by']
  pageId: string | undefined
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
  /** Without a tenant all of them are meant. */
  | { id: string; kind: 'reset'; tenantId: string | null }
