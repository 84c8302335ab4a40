/** The section of the manager's page of today: people with leave whose shifts from today on still stand in a published week. */
export type RosterOversight = {
  /** `days` in ISO 8601, by comma. */
  leaveGaps: { staffName: string; days: string }
}
