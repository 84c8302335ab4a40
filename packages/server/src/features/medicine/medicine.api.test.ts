// A dose is given by one person and checked by another.
import { medicine, medicineReport } from '@daybook/contract/medicine/medicine.kind.ts'
import { sampleValues } from '@daybook/testkit/reports.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it('refuses a dose whose checker gave it', async () => {
  const { teacher, manager } = server.world.centre
  const give = (checkedBy: string) =>
    server.as(teacher).call(medicine, 'submit', {
      id: server.world.ids(),
      detail: { ...sampleValues(medicineReport.fields, server.world), checkedBy },
    })
  const refused = { status: 400, fields: { 'detail.checkedBy': 'SAME_PERSON' } }
  expect(await give(teacher.id)).toMatchObject(refused)
  const { status, data } = await give(manager.id)
  expect(status).toBe(200)
  const { id, version, detail } = data
  const amended = { id, version, detail: { ...detail, checkedBy: teacher.id } }
  expect(await server.as(teacher).call(medicine, 'submit', amended)).toMatchObject(refused)
})
