/** Sections of the manager's page of today, and the parameters of their rows. */
export type ReceiptOversight = {
  /** What was published and should be looked at again by now. */
  dueForReview: { kind: string; title: string; reviewOn: string }
}
