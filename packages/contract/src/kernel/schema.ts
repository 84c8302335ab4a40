// Schemas used by more than one contract. Text from people is trimmed and limited in length here.
import { z } from 'zod'
import { centreNumber, textFieldMaxLength } from './constants.ts'
import { isPeriod } from './period.rules.ts'

/** In either case, as clients write it (RFC 9562), and from here on in lower case, as the database has it. Ids are compared
 *  as text. */
export const Id = z.uuid().toLowerCase()
/** Ids separated by commas, as in `remove` and the attendance calls. Parsed to an array without duplicates. */
export const IdList = z
  .string()
  .max(37 * 200)
  .transform((list) => list.split(',').map((id) => id.trim()))
  .pipe(z.array(Id).min(1).max(200))
  .transform((ids) => [...new Set(ids)])

/** A child's picture in an answer. Handlers answer what the database has; the platform makes of it an address that the
 *  reader can open. */
export const Picture = z.string().nullable()

/** An entry of a dictionary in an answer, as the centre calls it. The reader's app has words of its own for the entries that
 *  come with Daybook, so the name never becomes a part of another text. */
export const EntryOut = z.object({ code: z.string(), name: z.string() })
export type EntryOut = z.output<typeof EntryOut>

/** The family's tenant number; `000000` is the platform. */
export const TenantId = z.string().regex(centreNumber)

/** The version of a record that a change is based on. The maximum leaves room for the next one in an `integer`. */
export const Version = z
  .int()
  .min(1)
  .max(2 ** 31 - 2)

/** The years allowed for days and instants, enough for birthdays and plans. Outside them, time zones, calendars and the
 *  database's types disagree. */
const years = 'In the years 1900 to 2199'

function isInYears({ value, issues }: z.core.ParsePayload<string>): void {
  if (!/^(19|20|21)\d\d-/.test(value)) issues.push({ code: 'invalid_format', format: 'date', input: value })
}

/** What is no day or instant is refused at once: a rule about a period would run on it otherwise. */
const aborting = { abort: true }

/** A calendar day of the centre, `2026-11-21`. */
export const Day = z.iso.date(aborting).check(isInYears).describe(years)
/** A day in an answer. Not limited in years, because a computed day may be after the last allowed one. */
export const DayOut = z.iso.date()
/** A time of day at the centre, `10:42`. */
export const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** An instant: ISO 8601 with an offset; a number of 10 digits is seconds, of 13 milliseconds (wire conventions). */
export const Instant = z
  .union([
    z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString()),
    z
      .string()
      .regex(/^\d{10}(\d{3})?$/)
      .transform((digits) => instantFromNumber(Number(digits))),
    z.int().min(1).max(9_999_999_999_999).transform(instantFromNumber),
  ])
  .check(isInYears)
  .describe(years)

function instantFromNumber(value: number): string {
  return new Date(value < 1e11 ? value * 1000 : value).toISOString()
}

/** An instant in an answer. */
export const InstantOut = z.iso.datetime({ offset: true })

export const Line = (max = textFieldMaxLength) => z.string().trim().min(1).max(max)
export const Text = (max = 1000) => z.string().trim().max(max)

const richTexts = new WeakSet<z.core.$ZodType>()
/** Text of an editor, or plain text with headings and lists (richText.ts). */
export function RichText(text: z.ZodString): z.ZodString {
  richTexts.add(text)
  return text
}
export const isRichText = (schema: z.core.$ZodType) => richTexts.has(schema)

/** Query parameters for the days of a list: `from` and `until`, both included, or one `date`. Today without any. */
export const daysQuery = { date: Day.optional(), from: Day.optional(), until: Day.optional() }

interface Days {
  from?: string | undefined
  until?: string | undefined
}

/** For `refine` of a query with `daysQuery`: in order, and at most 31 days. */
export const areDays = ({ from, until = from }: Days) =>
  from === undefined || until === undefined || isPeriod({ from, until })
export const ofDays = { path: ['until'] }

const largestPage = 100

/** Query parameters of a paged list: 10 records a page by default, at most 100. Values out of range are clamped, as the
 *  family does. A size below 1 means all records, and gets the largest page. */
export const PageQuery = z.object({
  current: z.coerce
    .number()
    .int()
    .default(1)
    .transform((current) => Math.min(Math.max(current, 1), 1_000_000)),
  size: z.coerce
    .number()
    .int()
    .default(10)
    .transform((size) => (size < 1 ? largestPage : Math.min(size, largestPage))),
})

/** A paged list that can be sorted by these fields. Clients of the family use a field's name in the record or its
 *  column name (`create_time`). Other fields are ignored, as the family does. */
export const orderedPageQuery = <const F extends string>(...fields: readonly F[]) => {
  const list = z
    .string()
    .max(400)
    .default('')
    .transform((text) => {
      const wanted = text.split(',').map((name) => camelCase(name.trim()))
      return [...new Set(wanted.flatMap((name) => fields.find((field) => field === name) ?? []))]
    })
    .describe(`Fields by comma: ${fields.join(', ')}`)
  return PageQuery.extend({ ascs: list, descs: list })
}

const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

export const Page = <T extends z.ZodType>(record: T) =>
  z.object({
    records: z.array(record),
    total: z.number().int(),
    size: z.number().int(),
    current: z.number().int(),
    pages: z.number().int(),
  })

/** The uncertain times of a record: field → corrected time, or null where it is not known (entryClock.rules.ts). Null when
 *  no time is uncertain. */
export const UncertainTimes = z.record(z.string().max(40), InstantOut.nullable()).nullable()

/** An answer without content: `data` is null. */
export const Nothing = z.null()

/** A room on the wire, such as `under-2`. */
export const RoomCode = z.string().regex(/^[a-z0-9-]{1,40}$/)
