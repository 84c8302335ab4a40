/** What awaits a person of publications: what they have not read or answered. */
export type ReceiptAwaiting = {
  receipts: { kind: string; title: string; publishedAt: string; startsAt: string | null }
}
