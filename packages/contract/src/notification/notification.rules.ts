// What a person is told beside the app, and when. Every message is in the app; a wish adds a push or a mail.
import { addDays, dayAt, instantOf, timeAt } from '../kernel/dates.ts'

/** What messages are about. A feature says for each of its kinds which topic it belongs to. */
export const topics = ['alarm', 'request', 'answer', 'record', 'notice', 'colleague', 'account'] as const
export type Topic = (typeof topics)[number]

export const ways = ['push', 'mail'] as const
export type Way = (typeof ways)[number]

export type Wishes = Record<Topic, Way[]>

/** The wishes of a person who has not changed them. */
export const defaultWishes: Wishes = {
  alarm: ['push'],
  request: ['push', 'mail'],
  answer: ['push'],
  record: [],
  notice: ['push'],
  colleague: ['push'],
  account: ['push', 'mail'],
}

/** A child's safety does not wait for the morning. */
export const breaksQuiet = (topic: Topic): boolean => topic === 'alarm'

/** Times of day at the centre. Quiet hours may pass midnight. */
export interface QuietHours {
  from: string
  until: string
}

/** When the quiet hours end that this instant is in; undefined outside them. */
export function quietUntil(now: Date, timeZone: string, quiet: QuietHours | null): Date | undefined {
  if (!quiet || quiet.from === quiet.until) return undefined
  const { from, until } = quiet
  const [day, time] = [dayAt(now, timeZone), timeAt(now, timeZone)]
  const passesMidnight = from > until
  const isQuiet = passesMidnight ? time >= from || time < until : time >= from && time < until
  if (!isQuiet) return undefined
  return instantOf(passesMidnight && time >= from ? addDays(day, 1) : day, until, timeZone)
}
