import { awardFields } from '@daybook/contract/award/award.kind.ts'
import { expect, it } from 'vitest'
import { startOf } from './receipt.start.ts'

it('takes texts and numbers of the fields, and a person as the audience', () => {
  const start = {
    title: 'Service',
    years: 5,
    other: 'x',
    for: ['service'],
    personId: '1',
    personName: 'Hana',
  }
  expect(startOf(awardFields, JSON.stringify(start))).toEqual({
    stored: { title: 'Service', years: 5, audience: { to: 'people', people: ['1'] } },
    names: { 1: 'Hana' },
  })
})

it.each(['', 'null', '[]', '{'])('starts empty with %j', (start) => {
  expect(startOf(awardFields, start)).toEqual({ stored: { audience: { to: 'all' } }, names: {} })
})
