// BladeX clients send the JSON content type with every request, even without a body.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { uniApp } from '@daybook/testkit/uniApp.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listRoutes } from '../features.ts'

let server: TestServer
let app: ReturnType<typeof uniApp>
beforeAll(async () => {
  server = await testServer()
  app = uniApp(server)
  await app.signIn()
})
afterAll(() => server.close())

it('token: parameters in the address, an empty body', async () => {
  expect(await uniApp(server).signIn()).toMatchObject({ status: 200, body: { account: 'teacher' } })
})

it('readAll: no parameter at all', async () => {
  const answer = await app.post('/api/blade-message/message/readAll')
  expect(answer).toMatchObject({ status: 200, body: { success: true } })
})

it('child-check-in, and the same parameters in a form or a JSON body', async () => {
  const { under2, toddlers } = server.world.centre
  const path = '/api/blade-garden/children-check/child-check-in'
  expect(await app.post(path, { ids: under2.absent })).toMatchObject({ status: 200 })
  expect(await app.postForm(path, { ids: toddlers.absent })).toMatchObject({ status: 200 })
  const again = await app.postJson(path, { ids: toddlers.absent })
  expect(again.body.error).not.toBe('VALIDATION_FAILED')
})

it('remove: ids in the address', async () => {
  const { under2 } = server.world.centre
  const id = server.world.ids()
  const occurredAt = server.world.clock.now().toISOString()
  const detail = { outcome: 'wee', how: 'asked' }
  const made = await app.postJson('/api/blade-garden/task-toilet/online/submit-data', {
    id,
    childId: under2.present[0],
    occurredAt,
    detail,
  })
  expect(made.status).toBe(200)
  const removed = await app.post('/api/blade-garden/task-toilet/remove', { ids: id })
  expect(removed).toMatchObject({ status: 200 })
})

it('every POST either works with an empty body or names the missing fields', async () => {
  const refused: unknown[] = []
  for (const { operation } of listRoutes().filter(({ operation }) => operation.method === 'POST')) {
    const { status, body } = await app.post(operation.path.replace(/\{\w+\}/g, server.world.ids()))
    const named = Object.values((body.fields ?? {}) as object)
    // The specification has words of its own for a missing phone number.
    const isMissing = (key: unknown) => key === 'REQUIRED' || key === 'PHONE_MISSING'
    const isAsked = [400, 422].includes(status) && named.length > 0 && named.every(isMissing)
    if (!isAsked && ![200, 403, 404].includes(status) && !operation.bare) refused.push([operation.path, body])
  }
  expect(refused).toEqual([])
})
