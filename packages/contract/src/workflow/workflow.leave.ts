// The external form Leave: a range of date and time, days and a reason become leave in days and half days. Pure.
import type { FieldError } from '../kernel/fieldErrors.ts'
import { leaveKinds } from '../leave/leave.fields.ts'
import { lengthOf } from '../leave/leave.rules.ts'
import type { FormValues } from './workflow.columns.rules.ts'
import { orderOf, readMoment } from './workflow.dates.rules.ts'

const format = 'yyyy-MM-dd HH:mm:ss'

/** The leave as its own form would say it, or what is wrong. Half days begin and end at noon. */
export function leaveOf(
  values: FormValues,
): { detail: LeaveDetail } | { problems: Record<string, FieldError> } {
  const { datetime, days, reason, kind = 'annual' } = values
  const [start, end] = Array.isArray(datetime) ? datetime.map(momentOf) : []
  const problems: Record<string, FieldError> = {}
  const chosen = leaveKinds.find((one) => one === kind)
  if (!chosen) problems.kind = 'INVALID_CHOICE'
  if (typeof reason !== 'string' || reason.trim() === '') problems.reason = 'REQUIRED'
  else if (reason.trim().length > 500) problems.reason = 'TOO_LONG'
  if (typeof days !== 'number') problems.days = 'REQUIRED'
  if (!start || !end) problems.datetime = datetime ? 'INVALID_FORMAT' : 'REQUIRED'
  else if (orderOf(end) <= orderOf(start)) problems.datetime = 'ENDS_BEFORE_START'
  if (!chosen || !start || !end || Object.keys(problems).length > 0) return { problems }
  const dates = {
    from: dayOf(start),
    until: dayOf(end),
    startsAtNoon: start.hour >= 12,
    endsAtNoon: end.hour < 12 || (end.hour === 12 && end.minute === 0),
  }
  const most = lengthOf(dates)
  if (most <= 0) return { problems: { datetime: 'ENDS_BEFORE_START' } }
  // Days of work: fewer than those between, such as over a weekend, but never more.
  if ((days as number) < 0.5) return { problems: { days: 'TOO_SMALL' } }
  if ((days as number) > most) return { problems: { days: 'TOO_LARGE' } }
  return { detail: { kind: chosen, dates, reason: String(reason).trim(), attachments: null } }
}

export interface LeaveDetail {
  kind: (typeof leaveKinds)[number]
  dates: { from: string; until: string; startsAtNoon: boolean; endsAtNoon: boolean }
  reason: string
  attachments: null
}

const momentOf = (value: unknown) => (typeof value === 'string' ? readMoment(value, format) : undefined)

const dayOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
