// What clients of the family send in a way of their own, rewritten before the schema checks it. It follows the schema
// alone, so no operation has to remember it. What cannot be read stays as it is, and the schema refuses it at its field.
//   A string also takes a whole number, as Jackson does: `category: 1`, `parentId: 0`.
//   An empty text is nothing where a value may be absent and cannot be an empty text.
//   An instant also takes `yyyy-MM-dd HH:mm:ss`, the time that a clock at the centre shows; a day takes its midnight.
import { z } from 'zod'
import { instantOf } from './dates.ts'
import { datePatterns, parseWall } from './formats.ts'
import { Day, Instant } from './schema.ts'

/** For the OpenAPI document. */
export const wallTimePattern = String.raw`^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$`

/** The instant of a wall time. */
export type ReadWall = (wall: string) => string

/** Wall times of this zone. One that daylight saving skips is read as if the clock had not been put forward yet; of one
 *  that comes twice it is the first (dates.ts). */
export const wallTimesOf =
  (timeZone: string): ReadWall =>
  (wall) => {
    const [day = '', time = ''] = wall.split(' ')
    return instantOf(day, time, timeZone).toISOString()
  }

/** The same input as the schema spells it. */
export function lenient(schema: z.core.$ZodType, value: unknown, readWall: ReadWall): unknown {
  const inner = (part: z.core.$ZodType, of: unknown) => lenient(part, of, readWall)
  if (schema === Instant) return isWall(value) ? readWall(value) : value
  if (schema === Day) return isWall(value) && value.endsWith(' 00:00:00') ? value.slice(0, 10) : value
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return orNothing(schema, inner(schema.unwrap(), value))
  if (schema instanceof z.ZodPipe) return inner(schema.in, value)
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((part) => inner(schema.element, part)) : value
  if (schema instanceof z.ZodRecord) return eachPart(value, (_, part) => inner(schema.valueType, part))
  if (schema instanceof z.ZodObject) {
    const shape: z.core.$ZodShape = schema.shape
    return eachPart(value, (name, part) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined
      return field ? inner(field, part) : part
    })
  }
  if (schema instanceof z.ZodUnion) return asOneOf(schema, value, inner)
  return isStringly(schema) && Number.isSafeInteger(value) ? String(value) : value
}

/** Null empties a field; left out, it stays as it is. */
function orNothing(schema: z.ZodOptional | z.ZodNullable | z.ZodDefault, value: unknown): unknown {
  if (value !== '' || schema.safeParse('').success) return value
  return schema instanceof z.ZodNullable ? null : undefined
}

const isWall = (value: unknown): value is string =>
  typeof value === 'string' && parseWall(value, datePatterns.dateTime) !== undefined

const isStringly = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString ||
  schema instanceof z.ZodStringFormat ||
  schema instanceof z.ZodEnum ||
  (schema instanceof z.ZodLiteral && [...schema.values].some((value) => typeof value === 'string'))

/** What fits one of them already stays as it is, and so does a number out of bounds: it is refused, and not taken as text. */
function asOneOf(
  union: z.ZodUnion,
  value: unknown,
  inner: (part: z.core.$ZodType, of: unknown) => unknown,
): unknown {
  const hasNumber = union.options.some((option) => option instanceof z.ZodNumber)
  if (union.safeParse(value).success || (hasNumber && typeof value === 'number')) return value
  for (const option of union.options) {
    const read = inner(option, value)
    if (z.safeParse(option, read).success) return read
  }
  return value
}

const eachPart = (value: unknown, read: (name: string, part: unknown) => unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, read(name, part)]))
    : value
