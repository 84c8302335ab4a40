/** The publications that a person has not read or answered, for the to-do list. */
export type ReceiptAwaiting = {
  receipts: { kind: string; title: string; publishedAt: string; startsAt: string | null }
}
