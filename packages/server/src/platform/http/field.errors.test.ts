import { fieldErrors } from '@daybook/contract/kernel/fieldErrors.ts'
import { Instant, Line, PageQuery } from '@daybook/contract/kernel/schema.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldErrorsOf } from './field.errors.ts'

function keyOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value)
  return error && fieldErrorsOf(error.issues, value)
}

const of = (schema: z.ZodType, value: unknown) => keyOf(z.object({ it: schema }), { it: value })?.it

it.each([
  ['what is missing', Line(), undefined, 'REQUIRED'],
  ['null', Line(), null, 'REQUIRED'],
  ['nothing but space', Line(), '  ', 'REQUIRED'],
  ['a choice that is missing', z.enum(['a', 'b']), '', 'REQUIRED'],
  ['a choice that there is not', z.enum(['a', 'b']), 'c', 'INVALID_CHOICE'],
  ['a literal', z.literal('a'), 'c', 'INVALID_CHOICE'],
  ['another type', Line(), 7, 'INVALID_FORMAT'],
  ['no UUID', z.uuid(), 'x', 'INVALID_FORMAT'],
  ['no instant', Instant, 'yesterday', 'INVALID_FORMAT'],
  ['no number', PageQuery.shape.size, 'many', 'INVALID_FORMAT'],
  ['half a number', z.number().int(), 1.5, 'INVALID_FORMAT'],
  ['not a multiple', z.number().multipleOf(5), 7, 'INVALID_FORMAT'],
  ['long text', Line(3), 'abcd', 'TOO_LONG'],
  ['short text', z.string().min(3), 'ab', 'TOO_SHORT'],
  ['a large number', z.number().max(3), 4, 'TOO_LARGE'],
  ['a small number', z.number().min(3), 2, 'TOO_SMALL'],
  ['a long list', z.array(z.number()).max(1), [1, 2], 'TOO_MANY'],
  ['an empty list', z.array(z.number()).min(1), [], 'TOO_FEW'],
  ['what a rule of its own refuses', z.string().refine(() => false), 'x', 'INVALID_FORMAT'],
])('%s', (_, schema, value, key) => {
  expect(of(schema, value)).toBe(key)
  expect(fieldErrors).toContain(key)
})

it('names a field by its path, an unknown one by its own name, and each once', () => {
  const schema = z.strictObject({ detail: z.object({ amount: z.number().max(500) }), name: Line(3) })
  const value = { detail: { amount: 900 }, name: '', extra: 1 }
  expect(keyOf(schema, value)).toEqual({
    'detail.amount': 'TOO_LARGE',
    name: 'REQUIRED',
    extra: 'UNKNOWN_FIELD',
  })
  expect(keyOf(schema, 'no object')).toEqual({ _: 'INVALID_FORMAT' })
})
