// Law: every coded string of every operation's input also takes a number, every date and time also takes the wall time of
// the centre (lenient.ts), and every id is taken in either case.
import { lenient, wallTimesOf } from '@daybook/contract/kernel/lenient.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { nameOf, routes } from './harness.ts'

const wall = '2026-11-18 10:42:00'
const instant = '2026-11-17T21:42:00.000Z'
const read = (schema: z.core.$ZodType, value: unknown) =>
  lenient(schema, value, wallTimesOf('Pacific/Auckland'))

interface Place {
  schema: z.core.$ZodType
  path: string
  /** The whole input with this value at the place. */
  put: (value: unknown) => unknown
  /** The value at the place of a whole input. */
  at: (input: unknown) => unknown
}

/** Every place of an input that is neither an object nor a list. */
function* placesOf(place: Place): Generator<Place> {
  const { schema, path, put, at } = place
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    yield* placesOf({ ...place, schema: schema.unwrap() })
  else if (schema instanceof z.ZodPipe) yield* placesOf({ ...place, schema: schema.in })
  else if (schema instanceof z.ZodArray)
    yield* placesOf({
      schema: schema.element,
      path: `${path}[]`,
      put: (value) => put([value]),
      at: (input) => Reflect.get(Object(at(input)), '0'),
    })
  else if (schema instanceof z.ZodRecord)
    yield* placesOf({
      schema: schema.valueType,
      path: `${path}.*`,
      put: (value) => put({ some: value }),
      at: (input) => Reflect.get(Object(at(input)), 'some'),
    })
  else if (schema instanceof z.ZodObject)
    for (const [name, part] of Object.entries(schema.shape as z.core.$ZodShape))
      yield* placesOf({
        schema: part,
        path: `${path}.${name}`,
        put: (value) => put({ [name]: value }),
        at: (input) => Reflect.get(Object(at(input)), name),
      })
  else yield place
}

const places = routes.flatMap((route) =>
  [route.operation.query, route.operation.body].flatMap((whole) =>
    whole
      ? [
          ...placesOf({ schema: whole, path: nameOf(route), put: (value) => value, at: (input) => input }),
        ].map((place) => ({ ...place, readAt: (value: unknown) => place.at(read(whole, place.put(value))) }))
      : [],
  ),
)

/** What texts and addresses take, and neither instants nor ids. */
const more = ['anything', 'https://example.org']
const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

it('every date and time takes the wall time of the centre', () => {
  const isMoment = ({ schema }: Place) => takes(schema, instant) && !more.some((text) => takes(schema, text))
  const moments = places.filter(isMoment)
  expect(moments.length).toBeGreaterThan(40)
  expect(moments.filter(({ readAt }) => readAt(wall) !== instant).map(({ path }) => path)).toEqual([])
})

it('every string takes a number', () => {
  const strings = places.filter(({ schema }) => {
    const isText = schema instanceof z.ZodString || schema instanceof z.ZodEnum
    return isText || (takes(schema, '0') && !takes(schema, 0))
  })
  expect(strings.length).toBeGreaterThan(500)
  // A number that a string of the schema's own takes as digits.
  const wrong = strings.filter(({ readAt, schema }) => readAt(0) !== '0' && !takes(schema, 0))
  expect(wrong.map(({ path }) => path)).toEqual([])
})

it('every id is read in lower case, in which ids are compared', () => {
  const id = '018F0000-0000-7ABC-8ABC-0123456789AB'
  const isId = ({ schema }: Place) => takes(schema, id) && !more.some((text) => takes(schema, text))
  const ids = places.filter(isId)
  expect(ids.length).toBeGreaterThan(300)
  const kept = ids.filter(({ schema }) => z.parse(schema, id) !== id.toLowerCase())
  expect(kept.map(({ path }) => path)).toEqual([])
})

it('every entry of a code that is digits takes its number', () => {
  const codes = places.flatMap(({ schema, ...place }) =>
    schema instanceof z.ZodEnum ? schema.options.map((option) => ({ ...place, option })) : [],
  )
  const digits = codes.filter(({ option }) => /^\d+$/.test(String(option)))
  expect(digits.filter(({ readAt, option }) => readAt(Number(option)) !== option)).toEqual([])
})
