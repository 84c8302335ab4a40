/** What awaits a person because of the day's list: their own late tasks, and what they are to do by a day. */
export type TodayAwaiting = {
  lateTasks: { kind: string; roomName: string | null; dueAt: string }
  /** `name` is the key of its words: `hazard.due`. */
  dueWork: { name: string; subject: string; about: string; day: string; isLate: boolean }
}
