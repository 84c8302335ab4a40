import { CompiledQuery } from 'kysely'
import { expect, it } from 'vitest'
import { atCommitOf } from './atCommit.ts'

const { isWrite } = atCommitOf(['report', 'care_record'], CompiledQuery.raw('select 1'))

it.each([
  'insert into "care_record" ("id") values ($1)',
  'INSERT INTO report (id) values ($1) on conflict do nothing',
  'update "report" set "state" = $1',
  'update only report set state = $1',
  'delete from "report" as r where r.id = $1',
  'merge into report using given on true when matched then delete',
  'with gone as (\n  delete\n  from report returning id)\nselect * from gone',
])('finds the write in %s', (text) => expect(isWrite(text)).toBe(true))

it.each([
  'select * from "report" where "id" = $1 for update',
  'select 1 from care_record for no key update of report',
  'insert into "report_step" ("id") select id from report',
  'insert into "room" ("id") values ($1) on conflict do update set name = $2',
])('finds none in %s', (text) => expect(isWrite(text)).toBe(false))
