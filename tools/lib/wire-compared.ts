// Which clients of one version no longer understand the other: what one side may send that the other does not take.
import type { Schema, Wire } from './wire.ts'

/** Everything that a client of `old` meets at a server of `next`: what it sends that is refused or not read any more, and
 *  what is answered that it does not know. Each in words: `GET /api/…: answer data.name may be missing`. */
export function brokenBy(old: Wire, next: Wire): string[] {
  return Object.entries(old).flatMap(([name, was]) => {
    const now = next[name]
    if (!now) return [`${name} is gone`]
    const security = was.security === now.security ? [] : ['who may call it changed']
    const sent = refused(was.sent, now.sent, { at: '', isInput: true })
    const answered = refused(now.answered, was.answered, { at: 'answer', isInput: false })
    return [...security, ...sent, ...answered].map((what) => `${name}: ${what}`)
  })
}

interface Place {
  at: string
  /** A server drops what it does not know; a client reads on. */
  isInput: boolean
}

const within = (place: Place, name: string): Place => ({
  ...place,
  at: [place.at, name].filter(Boolean).join('.'),
})

/** What `writer` may say that `reader` does not take. */
function refused(writer: Schema, reader: Schema, place: Place): string[] {
  if (JSON.stringify(writer) === JSON.stringify(reader) || Object.keys(reader).length === 0) return []
  const written = oneOf(writer)
  if (written) return [...new Set(written.flatMap((one) => refused(one, reader, place)))]
  const read = oneOf(reader)
  if (read) return leastRefused(writer, read, place)
  if (!isOfType(writer, reader)) return [`${place.at} may be ${typeOf(writer) ?? 'anything'}`]
  return [
    ...refusedValues(writer, reader, place),
    ...refusedBounds(writer, reader, place),
    ...refusedParts(writer, reader, place),
  ]
}

const oneOf = (schema: Schema): Schema[] | undefined =>
  schema.anyOf ??
  schema.oneOf ??
  (Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : undefined)

/** One that takes it all is enough. Otherwise what the nearest of its type refuses. */
function leastRefused(writer: Schema, read: Schema[], place: Place): string[] {
  const tried = read.map((one) => refused(writer, one, place))
  if (tried.some((list) => list.length === 0)) return []
  const near = tried.filter((_, i) => isOfType(writer, read[i] ?? {}))
  const [best] = near.sort((a, b) => a.length - b.length)
  return best ?? [`${place.at} may be ${typeOf(writer) ?? 'anything'}`]
}

const typeOf = ({ type, const: value, enum: values = [value] }: Schema): string | undefined =>
  type?.toString() ?? (values[0] === null ? 'null' : values[0] === undefined ? undefined : typeof values[0])

function isOfType(writer: Schema, reader: Schema): boolean {
  const [written, read] = [typeOf(writer), typeOf(reader)]
  return read === undefined || written === read || (written === 'integer' && read === 'number')
}

const valuesOf = ({ const: value, enum: values }: Schema): unknown[] | undefined =>
  values ?? (value === undefined ? undefined : [value])

function refusedValues(writer: Schema, reader: Schema, { at }: Place): string[] {
  const [written, read] = [valuesOf(writer), valuesOf(reader)]
  if (read)
    return (written ?? ['anything'])
      .filter((value) => !read.includes(value))
      .map((value) => `${at} may be ${value}`)
  const isOther = (key: 'format' | 'pattern') => reader[key] !== undefined && reader[key] !== writer[key]
  // Values that are listed have no format.
  return written || !(isOther('format') || isOther('pattern')) ? [] : [`${at} may have another format`]
}

function refusedBounds(writer: Schema, reader: Schema, { at }: Place): string[] {
  const isLower = (key: 'maximum' | 'maxLength' | 'maxItems') =>
    (writer[key] ?? Number.POSITIVE_INFINITY) > (reader[key] ?? Number.POSITIVE_INFINITY)
  const isHigher = (key: 'minimum' | 'minLength' | 'minItems') =>
    (writer[key] ?? Number.NEGATIVE_INFINITY) < (reader[key] ?? Number.NEGATIVE_INFINITY)
  const most = (['maximum', 'maxLength', 'maxItems'] as const).some(isLower)
  const least = (['minimum', 'minLength', 'minItems'] as const).some(isHigher)
  if (valuesOf(writer)) return []
  return [...(most ? [`${at} may be larger`] : []), ...(least ? [`${at} may be smaller`] : [])]
}

function refusedParts(writer: Schema, reader: Schema, place: Place): string[] {
  const asked = (reader.required ?? []).filter((name) => !writer.required?.includes(name))
  const missing = asked.map((name) => `${within(place, name).at} may be missing`)
  const parts = Object.entries(writer.properties ?? {}).flatMap(([name, one]) => {
    const other = reader.properties?.[name]
    if (other) return refused(one, other, within(place, name))
    return place.isInput && reader.properties ? [`${within(place, name).at} is not read`] : []
  })
  const of = (key: 'items' | 'additionalProperties' | 'propertyNames', name: string) => {
    const [one, other] = [writer[key], reader[key]]
    return typeof one === 'object' && typeof other === 'object'
      ? refused(one, other, within(place, name))
      : []
  }
  return [
    ...missing,
    ...parts,
    ...of('items', '[]'),
    ...of('additionalProperties', '*'),
    ...of('propertyNames', 'key'),
  ]
}
