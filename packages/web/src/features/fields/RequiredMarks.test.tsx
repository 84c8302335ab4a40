// Whatever the server demands is marked: a form marks what `isRequired` says, and every kind of field shows the mark.
import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import {
  bodyParts,
  child,
  children,
  choice,
  choices,
  date,
  dateRange,
  dictionary,
  type Field,
  type FieldKind,
  type Fields,
  files,
  flag,
  group,
  instant,
  longText,
  money,
  number,
  parent,
  people,
  person,
  pick,
  picks,
  place,
  rating,
  repeat,
  richText,
  room,
  rooms,
  signature,
  text,
  tick,
  times,
  weekdays,
  yesNo,
} from '@daybook/contract/kernel/fields.ts'
import { lookup } from '@daybook/contract/lookup/lookup.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { room as roomKind } from '@daybook/contract/room/room.kind.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { FieldsCard } from './FieldsForm.tsx'
import { useFieldsForm } from './useFieldsForm.ts'

const required = { required: true } as const
const submit = 'Send'

const one: Readonly<Record<FieldKind, Field>> = {
  text: text(80, required),
  longText: longText(80, required),
  richText: richText(80, required),
  choice: choice(['a', 'b'], required),
  choices: choices(['a', 'b'], required),
  yesNo: yesNo(required),
  tick: tick(required),
  flag: flag(required),
  number: number({ min: 0, max: 9, step: 1 }, required),
  money: money({ most: 100 }, required),
  rating: rating(required),
  date: date(required),
  weekdays: weekdays(required),
  times: times({ most: 3 }, required),
  dateRange: dateRange(required),
  instant: instant(required),
  child: child(required),
  children: children({ most: 3 }, required),
  person: person(required),
  people: people({ most: 3 }, required),
  room: room(required),
  parent: parent(required),
  pick: pick('position', required),
  picks: picks('position', required),
  dictionary: dictionary('leave', required),
  rooms: rooms({ most: 3 }, required),
  files: files({ most: 3, accept: 'picture' }, required),
  bodyParts: bodyParts(required),
  signature: signature(required),
  place: place(required),
  group: group({ inner: text(80) }, required),
  repeat: repeat({ inner: text(80) }, { most: 2, required: true }),
}
const also = {
  month: date({ ...required, of: 'month' }),
  year: date({ ...required, of: 'year' }),
  colour: text(9, { ...required, format: 'colour' }),
  password: text(9, { ...required, format: 'password' }),
  listed: choice(['a', 'b'], { ...required, list: true }),
  ticked: choices(['a', 'b'], { ...required, list: true }),
}
const table: Fields = { ...one, ...also }

function Form() {
  const form = useFieldsForm({ pack: 'demo', fields: table, draft: null })
  return <FieldsCard form={form} submit={submit} onSend={async () => undefined} />
}

test('every kind of field that has to be filled in carries a mark', async () => {
  signedInAs('teacher')
  answer(attendance, { listToday: () => ({ children: [] }) as never })
  answer(roomKind, { listRoomsForStaff: () => [] })
  answer(register, { listPicks: () => ({ records: [], total: 0, size: 500, current: 1, pages: 1 }) })
  answer(lookup, { listEntries: () => [] })
  show(<Form />)
  await expect.element(page.getByRole('button', { name: submit })).toBeVisible()
  const marked = (name: string) => document.querySelector(`[data-path="${name}"]`)?.textContent?.includes('*')
  expect(Object.keys(table).filter((name) => !marked(name))).toEqual([])
})
