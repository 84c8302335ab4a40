import type { CallOf } from '@daybook/contract/kernel/feature.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

type Of = CallOf<typeof register.operations.checkImport>['of']
type Rows = Record<string, unknown>[]

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const manager = () => server.as(server.world.centre.manager)
const check = (of: Of, rows: Rows) => manager().call(register, 'checkImport', { of, rows })
const add = (of: Of, rows: Rows) =>
  manager().call(register, 'importRows', { id: server.world.ids(), of, fileName: 'list.csv', rows })

describe('a file of staff', () => {
  const tom = { realName: 'Tom Tui', account: 'tom', roleId: 'teacher' }

  it('adds accounts without a password, which need a code to sign in', async () => {
    expect((await add('staff', [tom])).data.added).toBe(1)
    const { records } = (await manager().call(staff, 'list', { text: 'Tom Tui' })).data
    expect(records[0]).toMatchObject({ account: 'tom', roleId: 'teacher' })
  })

  it('needs no accounts: they are made from the address or the name', async () => {
    const people = [
      { realName: 'Tama Ngata', email: 'tama.n@example.org', roleId: 'teacher' },
      { realName: 'Āwhina Rua', roleId: 'teacher' },
      { realName: 'Awhina R', email: 'awhina.rua@example.org', roleId: 'teacher' },
      { realName: '王小明', roleId: 'teacher' },
    ]
    expect((await add('staff', people)).data).toEqual({ added: 4, problems: [] })
    const { records } = (await manager().call(staff, 'list', { size: 100 })).data
    const accounts = records.map(({ account }) => account)
    expect(accounts).toEqual(expect.arrayContaining(['tama.n', 'awhina.rua', 'awhina.rua.2', 'staff']))
  })

  it('adds nobody again who works here, unless both have an address and they differ', async () => {
    const tama = { realName: 'Tama Ngata', email: 'tama.n@example.org', roleId: 'teacher' }
    const list = [tama, { realName: 'Āwhina Rua', roleId: 'teacher' }]
    expect((await add('staff', list)).data.added).toBe(2)
    const same = { error: 'VALUE_TAKEN', fields: { realName: 'TAKEN' } }
    expect((await check('staff', list)).data).toEqual([
      { row: 0, ...same },
      { row: 1, ...same },
    ])
    const others = [
      { ...tama, email: null },
      { realName: 'Awhina Rua', email: 'awhina@example.org', roleId: 'teacher' },
      { ...tama, email: 'another.tama@example.org' },
    ]
    expect((await check('staff', others)).data).toEqual([
      { row: 0, ...same },
      { row: 1, ...same },
    ])
  })

  it('cannot have passwords, or roles that the centre does not have', async () => {
    const rows = [
      { ...tom, password: 'Manuka22!' },
      { ...tom, roleId: 'administrator' },
      { ...tom, account: 'teacher' },
    ]
    expect((await check('staff', rows)).data).toMatchObject([
      { row: 0, fields: { password: 'UNKNOWN_FIELD' } },
      { row: 1, error: 'NOT_FOUND', fields: { roleId: 'NOT_THERE' } },
      { row: 2, error: 'VALUE_TAKEN', fields: { account: 'TAKEN' } },
    ])
  })
})
