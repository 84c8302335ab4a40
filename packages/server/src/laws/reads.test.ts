// Laws of reads. A list answers in every order that it offers. A GET must not write. Each GET runs in a read-only transaction, which the database enforces.
// Some GETs do write. They are listed here with the reason.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { listRoutes } from '../app/features.ts'
import { call, calledRoutes, nameOf, personWho, sampleOf } from './harness.ts'

const writes = [
  // Creates a captcha and stores its code.
  'auth.getCaptcha',
  // Ends the session.
  'auth.signOut',
  // Note in the audit trail who looked at somebody's pay.
  'payParity.get',
  'payParity.getCurrent',
  'payParity.list',
]

it('only the listed GETs may write', () => {
  const found = listRoutes().filter(({ operation, mode }) => operation.method === 'GET' && mode === 'write')
  expect(found.map(({ feature, name }) => `${feature}.${name}`).sort()).toEqual(writes)
})

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const offered = ({ ascs }: z.core.$ZodShape) =>
  ascs && z.globalRegistry.get(ascs)?.description?.replace('Fields by comma: ', '')

it('every list answers in every order that it offers', async () => {
  const lists = calledRoutes.flatMap((route) => {
    const fields = offered(route.operation.query?.shape ?? {})
    return fields ? [{ route, fields }] : []
  })
  const wrong: string[] = []
  for (const { route, fields } of lists) {
    const input = await sampleOf(route, server.world)
    for (const order of ['ascs', 'descs'])
      for (const field of fields.split(', ')) {
        const person = personWho(route, server.world)
        const { status } = await call(server, route, person, { ...input, [order]: field })
        if (status !== 200) wrong.push(`${nameOf(route)} ${order}=${field}: ${status}`)
      }
  }
  expect(wrong).toEqual([])
  expect(lists.length).toBeGreaterThan(process.env.LAWS_OF_FEATURES ? -1 : 10)
})
