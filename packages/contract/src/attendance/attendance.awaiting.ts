/** What awaits people because of attendance, with the parameters of its rows. */
export type AttendanceAwaiting = {
  forgottenSignOuts: { childName: string; roomName: string; day: string }
}
