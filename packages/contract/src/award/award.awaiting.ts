/** Years of service that a manager may honour. */
export type AwardAwaiting = { milestones: { personName: string; years: number; reachedOn: string } }
