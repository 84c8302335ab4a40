/** Sections of the manager's page of today, with the parameters of their rows. */
export type LeaveOversight = {
  staffAway: { staffName: string; startsAt: string; endsAt: string }
}
