// Audiences by roles: Daybook's and the centre's own.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { policy } from '@daybook/contract/policy/policy.kind.ts'
import { register } from '@daybook/contract/register/register.contract.ts'
import { makeDeputy } from '@daybook/testkit/deputy.ts'
import { publications } from '@daybook/testkit/publications.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

const migrations = join(import.meta.dirname, '../../../migrations')

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const { teacher, manager, publishPolicy } = publications(() => server)

describe('an audience by roles', () => {
  it('can have the centre’s own roles, which publishers choose by name', async () => {
    const cook = await makeDeputy(server.world, ['receipt.answer', 'message.read'], 'cook')
    const secretary = await makeDeputy(
      server.world,
      ['receipt.answer', 'receipt.publish', 'register.read'],
      'secretary',
    )
    const { data: offered } = await server.as(secretary).call(register, 'listPicks', { of: 'role' })
    expect(offered.records.map(({ key }) => key).sort()).toEqual(['cook', 'manager', 'secretary', 'teacher'])
    const audience = { to: 'roles', roles: 'cook,manager' } as const
    const { status, data } = await publishPolicy({}, { audience }, server.as(secretary))
    expect({ status, data }).toMatchObject({
      status: 200,
      data: { own: null, counts: { people: 2 }, names: { cook: 'cook', manager: 'Manager' }, audience },
    })
    expect((await server.as(cook).call(policy, 'get', { id: data.id })).data.own).not.toBeNull()
    expect((await teacher().call(policy, 'get', { id: data.id })).status).toBe(404)
  })

  it('can have only roles of the centre', async () => {
    await server.world.build(server.world.other.tenantId, (make) => make.role({ alias: 'gardener' }))
    const audience = { to: 'roles', roles: 'manager,gardener' } as const
    expect(await publishPolicy({}, { audience })).toMatchObject({
      status: 404,
      fields: { 'audience.roles': 'NOT_THERE' },
    })
    const nobody = { to: 'roles', roles: '' } as const
    expect((await publishPolicy({}, { audience: nobody })).status).toBe(400)
  })

  it('from before own roles could be chosen is unchanged by the migration', async () => {
    const { data } = await publishPolicy({}, { audience: { to: 'roles', roles: 'manager' } })
    const before = { to: 'roles', roles: ['teacher', 'manager'], rooms: null, people: null }
    const { tenantId } = server.world.centre
    await server.world.build(tenantId, async (_, tx) => {
      await tx
        .updateTable('publication')
        .set({ audience: JSON.stringify(before) })
        .execute()
      await sql.raw(readFileSync(join(migrations, '0079_audiences_of_own_roles.sql'), 'utf8')).execute(tx)
    })
    const { audience } = (await manager().call(policy, 'get', { id: data.id })).data
    expect(audience).toEqual({ ...before, roles: 'teacher,manager' })
  })
})
