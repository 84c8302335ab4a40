import { expect, it } from 'vitest'
import { knownRows } from './import.same.rules.ts'

it('knows a name in another spelling, and nobody else', () => {
  const known = knownRows({ sameBy: ['name', 'born'] })
  const born = '2023-04-01'
  known.add({ name: 'Tāne O’Brien', born })
  for (const name of ['Tane O’Brien', "tāne o'brien", 'Ta\u0304ne O Brien', ' TĀNE\u00a0 OBrien'])
    expect(known.has({ name, born }), name).toBe(true)
  expect(known.has({ name: 'Tāne O’Brien', born: '2023-04-02' })).toBe(false)
  expect(known.has({ name: 'Tama O’Brien', born })).toBe(false)
  known.add({ name: '王小明', born })
  expect(known.has({ name: '王小红', born })).toBe(false)
})

it('takes people of one name for two only where both have an address of their own', () => {
  const known = knownRows({ sameBy: ['name'], unlessDifferent: ['email'] })
  const li = { name: 'Li Wei', email: 'li.wei@example.org' }
  known.add(li)
  expect(known.has({ ...li, email: 'wei@example.org' })).toBe(false)
  expect(known.has({ ...li, email: 'LI.WEI@example.org' })).toBe(true)
  expect(known.has({ ...li, email: null })).toBe(true)
})

it('takes nobody without a name for somebody', () => {
  const known = knownRows({ sameBy: ['name'] })
  known.add({ name: '' })
  expect(known.has({})).toBe(false)
})
