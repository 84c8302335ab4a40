import { child } from '@daybook/contract/child/child.contract.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type Rows = Record<string, unknown>[]

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const check = (of: 'child', rows: Rows) => manager().call(register, 'checkImport', { of, rows })
const add = (of: 'child', rows: Rows) =>
  manager().call(register, 'importRows', { id: server.world.ids(), of, fileName: 'list.csv', rows })
const count = async () => (await manager().call(child, 'list', { size: 1 })).data.total

const aria = { firstName: 'Aria', familyName: 'Tane', birthDate: '2023-04-01' }
const rowsEach = 100

describe('a file of children who are there already', () => {
  it('adds nobody again whose name is written in another way', async () => {
    const tane = { ...aria, firstName: 'Tāne', familyName: 'O’Brien' }
    await add('child', [tane])
    const taken = {
      error: 'VALUE_TAKEN',
      fields: { firstName: 'TAKEN', familyName: 'TAKEN', birthDate: 'TAKEN' },
    }
    for (const other of [
      { ...tane, firstName: 'tane' },
      { ...tane, familyName: "O'Brien" },
      { ...tane, firstName: 'Ta\u0304ne', familyName: 'O Brien' },
    ])
      expect((await add('child', [other])).data).toEqual({ added: 0, problems: [{ row: 0, ...taken }] })
    const rows = [
      { ...aria, firstName: 'Mia' },
      { ...aria, firstName: 'Mía' },
    ]
    expect((await check('child', rows)).data).toEqual([{ row: 1, ...taken }])
    const others = [
      { ...tane, birthDate: '2023-04-02' },
      { ...tane, firstName: 'Tama' },
    ]
    expect((await add('child', others)).data.added).toBe(2)
  })

  it('is added once when two people import it at the same time', async () => {
    const before = await count()
    const rows = Array.from({ length: rowsEach }, (_, n) => ({ ...aria, firstName: `Child ${n}` }))
    const answers = await Promise.all([add('child', rows), add('child', rows)])
    expect(answers.map(({ data }) => data.added).toSorted()).toEqual([0, rowsEach])
    expect(await count()).toBe(before + rowsEach)
  })
})
