/** The publications that a person has not read or answered, for the to-do list. */
export type ReceiptAwaiting = {
  /** Whoever publishes has to plan again: `people` have declined the current version. */
  declined: { kind: string; title: string; people: number }
  receipts: { kind: string; title: string }
}
