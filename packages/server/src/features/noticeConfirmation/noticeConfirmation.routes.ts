import {
  noticeConfirmation,
  noticeConfirmationReceipt,
} from '@daybook/contract/noticeConfirmation/noticeConfirmation.kind.ts'
import type { Audience } from '@daybook/contract/receipt/receipt.rules.ts'
import { implement } from '../../platform/implement.ts'
import { type AskContext, askFor, receiptHandlers, stopAsking } from '../receipt/index.ts'

export const noticeConfirmationKind = { ...noticeConfirmationReceipt, name: 'noticeConfirmation' } as const

interface Notice {
  id: string
  title: string
  authorId: string
  audience: Audience
}

/** From its release on, everybody that the notice is for is asked to confirm it, once. They have been told of it. */
export const askForConfirmation = (context: AskContext, { id, title, authorId, audience }: Notice) =>
  askFor(noticeConfirmationKind, context, { id, values: { title }, authorId, audience })

/** Nobody is asked any longer, because the notice has been removed or no longer asks. */
export const endConfirmation = (context: AskContext, ids: readonly string[], byId: string) =>
  stopAsking(noticeConfirmationKind, context, ids, byId)

const { get, confirm, remind, listReceipts } = receiptHandlers(noticeConfirmationKind)

export const noticeConfirmationRoutes = implement(noticeConfirmation, { get, confirm, remind, listReceipts })
