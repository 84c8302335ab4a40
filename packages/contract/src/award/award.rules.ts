// Years of service that are honoured. Pure.

const milestones = [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50]

/** For so many days from the anniversary on, managers are asked to honour it. */
export const proposedFor = 60

/** The anniversary of a day after some years. Of 29 February it is 1 March where there is none. */
function anniversaryOf(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, date)).toISOString().slice(0, 10)
}

/** The years of service that somebody reached lately; undefined without any.
 *  @param startedOn and `today` as `YYYY-MM-DD` */
export function milestoneOn(startedOn: string, today: string): { years: number; on: string } | undefined {
  return milestones
    .map((years) => ({ years, on: anniversaryOf(startedOn, years) }))
    .findLast(({ on }) => {
      const days = (Date.parse(today) - Date.parse(on)) / 86_400_000
      return days >= 0 && days < proposedFor
    })
}
