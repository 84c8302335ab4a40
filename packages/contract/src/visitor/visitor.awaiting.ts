/** What awaits managers at the door: visitors without a teacher. */
export type VisitorAwaiting = {
  visitors: { visitorName: string; arrivedAt: string }
}
