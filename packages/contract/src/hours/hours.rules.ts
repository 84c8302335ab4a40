// Sums of hours, for the screen, the paper and the file. Pure.

/** A day of a child (`ChildDay`), in minutes. */
export interface OfChild {
  day: string
  booked: number | null
  here: number
  isOpen: boolean
  away: 'sick' | 'holiday' | 'other' | null
}

/** A day of work (`WorkDay`), in minutes. */
export interface OfWork {
  day: string
  atWork: number
  onBreak: number
  nonContact: number
  isOpen: boolean
}

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)
const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean) => rows.filter(is).length

const wasHere = ({ here, isOpen }: OfChild) => here > 0 || isOpen

/** Whether the child was booked, and nothing says where it was. @param today the day itself is not over yet */
export const isUnexplained = (day: OfChild, today: string): boolean =>
  day.booked !== null && !wasHere(day) && day.away === null && day.day < today

/** Whether somebody forgot to sign out. Whoever is here today still will. */
const isLeftOpen = ({ day, isOpen }: { day: string; isOpen: boolean }, today: string) => isOpen && day < today

/** Of a child over the days that are given. Times are in minutes. */
export const childTotals = (days: readonly OfChild[], today: string) => ({
  daysBooked: count(days, ({ booked }) => booked !== null),
  booked: sum(days, ({ booked }) => booked ?? 0),
  daysHere: count(days, wasHere),
  here: sum(days, ({ here }) => here),
  daysAway: count(days, ({ away }) => away !== null),
  daysUnexplained: count(days, (day) => isUnexplained(day, today)),
  daysOpen: count(days, (day) => isLeftOpen(day, today)),
})

/** Of a member of staff over the days that are given. Times are in minutes. */
export const workTotals = (days: readonly OfWork[], today: string) => ({
  days: days.length,
  atWork: sum(days, ({ atWork }) => atWork),
  onBreak: sum(days, ({ onBreak }) => onBreak),
  nonContact: sum(days, ({ nonContact }) => nonContact),
  daysOpen: count(days, (day) => isLeftOpen(day, today)),
})

/** For sheets that calculate: `7.50`. */
export const decimalHours = (minutes: number): string => (minutes / 60).toFixed(2)
