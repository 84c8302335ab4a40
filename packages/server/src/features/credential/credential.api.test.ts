import { credential } from '@daybook/contract/credential/credential.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import type { Person } from '@daybook/testkit/world.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

// It is 18 November 2026. In 60 days it is 17 January 2027.
let server: TestServer
beforeAll(async () => {
  server = await testServer()
  const { centre, other } = server.world
  await give(centre.teacher, 'First aid', '2026-11-10')
  await give(centre.teacher, 'Registration', '2027-01-17')
  await give(centre.teacher, 'Police vetting', '2027-01-18')
  await give(centre.manager, 'First aid', '2026-11-18')
  await give(centre.manager, 'Registration', '2026-10-01')
  await give(centre.manager, 'Registration', '2029-10-01')
  await give(other.teacher, 'First aid', '2026-11-10')
  const left = await server.world.build(centre.tenantId, (make) =>
    make.staff({ account: 'left', realName: 'Lena Left', active: false }),
  )
  await give({ ...centre.teacher, id: left }, 'First aid', '2026-11-10')
})
afterAll(() => server.close())

function give(person: Person, title: string, expiresOn: string) {
  const row = { id: server.world.ids(), staffId: person.id, title, issuedOn: '2024-01-01', expiresOn }
  return server.world.build(person.tenantId, (_, tx) => tx.insertInto('credential').values(row).execute())
}

const due = async (person: Person) => {
  const { data } = await server.as(person).call(credential, 'listDueCredentials', {})
  return { count: data.count, items: data.items.map((item) => [item.staffName, item.title, item.daysLeft]) }
}

it('shows a teacher their own expired and expiring certificates, the most urgent first', async () => {
  expect(await due(server.world.centre.teacher)).toEqual({
    count: 2,
    items: [
      ['Hana Teacher', 'First aid', -8],
      ['Hana Teacher', 'Registration', 60],
    ],
  })
})

it('shows a manager those of all current staff, except renewed ones', async () => {
  expect(await due(server.world.centre.manager)).toEqual({
    count: 3,
    items: [
      ['Hana Teacher', 'First aid', -8],
      ['Mere Manager', 'First aid', 0],
      ['Hana Teacher', 'Registration', 60],
    ],
  })
})
