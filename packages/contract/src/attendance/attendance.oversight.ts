/** Sections of the manager's page of today, with the parameters of their rows. */
export type AttendanceOversight = {
  forgottenSignOuts: { childName: string; roomName: string; day: string; signedInAt: string }
  childrenAway: {
    childName: string
    roomName: string | null
    reason: string
    note: string | null
    /** The last day on which an illness keeps the child at home. */
    until?: string
  }
}
