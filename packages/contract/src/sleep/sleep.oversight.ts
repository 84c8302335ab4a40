/** Sections of the manager's page of today, with the parameters of their rows. */
export type SleepOversight = {
  /** A sleep with checks that were late or missed. `isOpen`: the last of them is still to be made. */
  lateChecks: {
    childName: string
    roomName: string
    late: number
    missed: number
    lastDueAt: string
    isOpen: boolean
  }
}
