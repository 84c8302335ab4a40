// What goes from the process that wrote to all that have streams open.
import type { Told } from '@daybook/contract/kernel/live.ts'
import type { Right } from '@daybook/contract/kernel/rights.ts'

/** Those of the centre who hold a right, or these of its staff. */
export type Audience = Right | { people: readonly string[] }

/** What somebody else is to hear of once the transaction has been committed. */
export type Tiding =
  | { operation: string; to: Audience; data: unknown }
  /** A session, or all of a person: their streams end. */
  | { ended: Ended }

export type Ended = { sessionId: string } | { personId: string }

/** Called by whoever writes; what is told of a transaction that is rolled back nobody hears. */
export type Tell = (tiding: Tiding) => void

export type LiveEvent =
  | { id: string; kind: 'told'; tenantId: string; to: Audience; told: Told }
  /** Without a centre all of them are meant. */
  | { id: string; kind: 'reset'; tenantId: string | null }
  | { id: string; kind: 'ended'; ended: Ended }
