import { expect, it } from 'vitest'
import type { Call, Schema, Wire } from './wire.ts'
import { brokenBy } from './wire-compared.ts'

const text: Schema = { type: 'string' }
const object = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
})
const choice = (...values: string[]): Schema => ({ type: 'string', enum: values })

const was: Call = {
  sent: object({
    'query code': { ...text, maxLength: 20 },
    body: object({ kind: choice('wet', 'dry'), note: { anyOf: [text, { type: 'null' }] } }, ['kind']),
  }),
  answered: object({ id: text, state: choice('open', 'done'), at: { ...text, format: 'date-time' } }),
  security: '[]',
}
const wire = (over: Partial<Call> = {}): Wire => ({ 'POST /api/a': { ...was, ...over } })
const body = (properties: Record<string, Schema>, required?: string[]) =>
  wire({ sent: object({ 'query code': { ...text, maxLength: 20 }, body: object(properties, required) }) })
const note: Schema = { anyOf: [text, { type: 'null' }] }
const answer = (properties: Record<string, Schema>, required?: string[]) =>
  wire({ answered: object(properties, required) })
const { id, state, at } = was.answered.properties ?? {}
const same = { id, state, at } as Record<string, Schema>

it.each<[string, Wire, string[]]>([
  ['nothing changed', wire(), []],
  ['an operation more', { ...wire(), 'GET /api/b': was }, []],
  ['an optional input more', body({ kind: choice('wet', 'dry'), note, more: text }, ['kind']), []],
  ['a choice more that may be sent', body({ kind: choice('wet', 'dry', 'both'), note }, ['kind']), []],
  ['a field more in the answer', answer({ ...same, more: text }), []],
  ['fewer values in the answer', answer({ ...same, state: choice('open') }), []],
  ['an operation removed', {}, ['POST /api/a is gone']],
  ['another way to say who one is', wire({ security: '[{}]' }), ['POST /api/a: who may call it changed']],
  [
    'a further input that is required',
    body({ kind: choice('wet', 'dry'), note, more: text }, ['kind', 'more']),
    ['POST /api/a: body.more may be missing'],
  ],
  ['an input removed', body({ kind: choice('wet', 'dry') }), ['POST /api/a: body.note is not read']],
  ['a choice removed', body({ kind: choice('wet'), note }, ['kind']), ['POST /api/a: body.kind may be dry']],
  [
    'an input that must not be null any more',
    body({ kind: choice('wet', 'dry'), note: text }, ['kind']),
    ['POST /api/a: body.note may be null'],
  ],
  [
    'a shorter text',
    wire({ sent: object({ ...was.sent.properties, 'query code': { ...text, maxLength: 10 } }) }),
    ['POST /api/a: query code may be larger'],
  ],
  [
    'a field removed from the answer',
    answer({ id: text, state: choice('open', 'done') }),
    ['POST /api/a: answer.at may be missing'],
  ],
  [
    'a field of the answer that may be left out',
    answer(same, ['id', 'at']),
    ['POST /api/a: answer.state may be missing'],
  ],
  [
    'a value in the answer that was not there',
    answer({ ...same, state: choice('open', 'done', 'lost') }),
    ['POST /api/a: answer.state may be lost'],
  ],
  [
    'an answer that may be null',
    answer({ ...same, id: { anyOf: [text, { type: 'null' }] } }),
    ['POST /api/a: answer.id may be null'],
  ],
  [
    'an answer of one type or null',
    answer({ ...same, id: { type: ['string', 'null'] } }),
    ['POST /api/a: answer.id may be null'],
  ],
  [
    'an answer of another type',
    answer({ ...same, id: { type: 'integer' } }),
    ['POST /api/a: answer.id may be integer'],
  ],
  ['another format', answer({ ...same, at: text }), ['POST /api/a: answer.at may have another format']],
])('%s', (_, next, broken) => {
  expect(brokenBy(wire(), next)).toEqual(broken)
})
