/** Sections of the manager's page of today, with the parameters of their rows. */
export type CareOversight = {
  corrections: {
    change: 'amended' | 'voided'
    kind: string
    childName: string
    roomName: string
    byName: string
    reason: string
    at: string
  }
}
