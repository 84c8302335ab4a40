import { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import { atCommitOf } from './atCommit.ts'

const { isWrite } = atCommitOf(['report', 'child'], CompiledQuery.raw('select 1'))

it.each([
  'insert into "child" ("id") values ($1)',
  'INSERT INTO report (id) values ($1) on conflict do nothing',
  'update "report" set "state" = $1',
  'update only report set state = $1',
  'delete from "report" as r where r.id = $1',
  'merge into report using given on true when matched then delete',
  'with gone as (\n  delete\n  from report returning id)\nselect * from gone',
])('finds the write in %s', (text) => expect(isWrite(text, [])).toBe(true))

it.each([
  'select * from "report" where "id" = $1 for update',
  'select 1 from child for no key update of report',
  'insert into "report_step" ("id") select id from report',
  'insert into "room" ("id") values ($1) on conflict do update set name = $2',
])('finds none in %s', (text) => expect(isWrite(text, [])).toBe(false))

describe('of a table with rows of several kinds', () => {
  const care = atCommitOf([{ table: 'care_record', kinds: ['sleep'] }], CompiledQuery.raw('select 1'))
  const insertion = 'insert into "care_record" ("id", "kind") values ($1, $2), ($3, $4)'

  it('finds a new row of a kind that is watched, wherever its kind stands', () => {
    expect(care.isWrite(insertion, ['1', 'nappyChange', '2', 'sleep'])).toBe(true)
    expect(care.isWrite(`insert into care_record (id, kind) values ($1, 'sleep')`, ['1'])).toBe(true)
  })

  it('finds none in new rows of other kinds', () => {
    expect(care.isWrite(insertion, ['1', 'nappyChange', '2', 'meal'])).toBe(false)
  })

  it.each([
    'update "care_record" set "voided_at" = $1 where "id" = $2',
    'delete from care_record where id = $1',
    'insert into "care_record" ("id", "kind") select id, kind from given',
    'with made as (insert into "care_record" ("id", "kind") values ($1, $2)) select 1',
  ])('finds every write whose kind cannot be seen: %s', (text) =>
    expect(care.isWrite(text, ['1', 'meal'])).toBe(true),
  )
})
