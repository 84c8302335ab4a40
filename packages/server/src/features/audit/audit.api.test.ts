import { audit } from '@daybook/contract/audit/audit.contract.ts'
import { auth } from '@daybook/contract/auth/auth.contract.ts'
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

it('is each centre’s own, and not for teachers', async () => {
  const { centre, other } = server.world
  await server.as(centre.manager).call(auth, 'makeSignInCode', {})
  expect(await listed({}, other.manager)).toEqual([])
  const { status } = await server.as(centre.teacher).call(audit, 'listEntries', {})
  expect(status).toBe(403)
})
