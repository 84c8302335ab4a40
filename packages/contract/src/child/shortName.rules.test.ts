import { expect, it } from 'vitest'
import { namesFor, shortName, shortNameOfChild } from './shortName.rules.ts'

it.each([
  ['Tāma Ngata', 'Tāma N.'],
  ['Ngata, Tāma', 'Tāma N.'],
  [' Maria  Santos Cruz ', 'Maria C.'],
  ['Rose', 'Rose'],
  ['王小明', '小明'],
  ['王伟', '伟'],
  ['欧阳小明', '小明'],
  ['Emma 王', 'Emma'],
  ['', ''],
])('%s is %s at the door', (name, short) => {
  expect(shortName(name)).toBe(short)
})

it('keeps all first names of a child, so that siblings are told apart', () => {
  expect(shortNameOfChild({ firstName: 'Mary Jane', familyName: 'van Dyk' })).toBe('Mary Jane v.')
  expect(shortNameOfChild({ firstName: '小明', familyName: '王' })).toBe('小明')
})

it('names people in full to everybody but a tablet', () => {
  const [tablet, teacher] = [namesFor({ rights: new Set(['kiosk.use']) }), namesFor({ rights: new Set() })]
  expect([tablet.ofPerson('Hana Teacher'), teacher.ofPerson('Hana Teacher')]).toEqual([
    'Hana T.',
    'Hana Teacher',
  ])
  const child = { firstName: 'Tāma', familyName: 'Ngata' }
  expect([tablet.ofChild(child), teacher.ofChild(child)]).toEqual(['Tāma N.', 'Tāma Ngata'])
})
