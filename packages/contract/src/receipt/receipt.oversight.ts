/** Sections of the manager's overview of the day, with the parameters of their rows. */
export type ReceiptOversight = {
  /** Publications whose review date has come. */
  dueForReview: { kind: string; title: string; reviewOn: string }
}
