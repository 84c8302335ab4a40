import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { report } from '@daybook/contract/report/report.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

type Filter = {
  person?: string
  record?: string
  from?: string
  until?: string
  size?: number
  current?: number
}

const listed = async (filter: Filter = {}, by: Person = server.world.centre.manager) => {
  const { data } = await server.as(by).call(audit, 'listEntries', filter)
  return data.records.map(({ action, actor, subjects }) => [
    action,
    actor?.name ?? null,
    subjects.map(({ id, name }) => name ?? id),
  ])
}

it('says who changed and who opened what, the newest first', async () => {
  const { manager, teacher } = server.world.centre
  await server.as(manager).call(auth, 'giveSignInCode', { userId: teacher.id })
  server.world.clock.pass(1)
  await server.as(teacher).call(staff, 'get', { id: manager.id })
  expect(await listed()).toEqual([
    ['staff.look', 'Hana Teacher', ['Mere Manager']],
    ['auth.give-code', 'Mere Manager', ['Hana Teacher']],
  ])
  expect(await listed({ person: 'hana' })).toHaveLength(1)
  expect(await listed({ record: 'HANA' })).toEqual([['auth.give-code', 'Mere Manager', ['Hana Teacher']]])
  expect(await listed({ record: manager.id })).toHaveLength(1)
  expect(await listed({ size: 1, current: 2 })).toHaveLength(1)
  expect(await listed({ from: '2026-01-01', until: '2026-01-02' })).toEqual([])
})

it('notes who opened a child’s page with its contacts, and who looked for the child’s reports', async () => {
  const { teacher, under2 } = server.world.centre
  const [present = ''] = under2.present
  const by = server.as(teacher)
  const look = async (id: string) => {
    expect((await by.call(childPage, 'getPage', { id })).status).toBe(200)
  }
  await look(under2.absent)
  server.world.clock.pass(9)
  // Going back to it is the same look; another child's page, and a later time, are not.
  await look(under2.absent)
  await look(present)
  expect((await listed({ record: under2.absent })).map(([action]) => action)).toEqual(['childPage.look'])
  server.world.clock.pass(2)
  await look(under2.absent)
  expect(await listed({ record: under2.absent })).toHaveLength(2)
  expect(await listed({ record: present })).toHaveLength(1)
  await by.call(report, 'listOfChild', { childId: present })
  expect((await listed({ record: present })).map(([action]) => action)).toEqual([
    'report.look',
    'childPage.look',
  ])
})

it('is each centre’s own, and not for teachers', async () => {
  const { centre, other } = server.world
  await server.as(centre.manager).call(auth, 'makeSignInCode', {})
  expect(await listed({}, other.manager)).toEqual([])
  const { status } = await server.as(centre.teacher).call(audit, 'listEntries', {})
  expect(status).toBe(403)
})
