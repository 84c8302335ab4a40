/** Sections of the manager's page of today, with the parameters of their rows. */
export type TodayOversight = {
  /** Rounds that should have been finished. */
  lateRounds: {
    kind: string
    roomName: string | null
    staffName: string | null
    dueAt: string
    done: number
    total: number
  }
}
