/** The section of the manager's page of today: reports of the last seven days about a child whose parents had not been told
 *  when it was sent, and nobody has followed it up or corrected it since. */
export type ReportOversight = {
  parentsNotTold: { kind: string; childName: string | null; summary: string; at: string }
}
