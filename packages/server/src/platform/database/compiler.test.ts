import { Kysely, sql } from 'kysely'
import { expect, it } from 'vitest'
import { buildOnly } from './dialect.ts'
import type { DB } from './types.ts'

const rooms = new Kysely<DB>(buildOnly).selectFrom('room').select('id')

it('writes how many rows are wanted into the text, and every other value as a parameter', () => {
  const { sql: text, parameters } = rooms.where('code', '=', 'under-2').limit(10).offset(20).compile()
  expect(text).toBe('select "id" from "room" where "code" = $1 limit 10 offset 20')
  expect(parameters).toEqual(['under-2'])
})

it('leaves what is no whole number to the database', () => {
  expect(rooms.limit(sql<number>`${'10; drop table room'}`).compile().sql).toBe(
    'select "id" from "room" limit $1',
  )
})
