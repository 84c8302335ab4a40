// A forgotten centre number, where centres are in two cells: two servers with databases of their own.
import { mailbox } from '@daybook/contract/mailbox/mailbox.contract.ts'
import { recovery } from '@daybook/contract/recovery/recovery.contract.ts'
import { waitingJobs } from '@daybook/testkit/queue.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

const secret = 'a secret that the cells of tests share'
const numbers = { first: 100_001, last: 999_999 }
const mail = 'hana@example.org'

let one: TestServer
let two: TestServer
let asked: string
beforeAll(async () => {
  two = await testServer({ cell: { numbers, others: [], secret } })
  one = await testServer({ cell: { numbers, others: [two.url], secret } })
  asked = `${two.url}/api/cells/centres-of-mail`
  const { tenantId, teacher } = two.world.centre
  await two.world.build(tenantId, (_, tx) =>
    tx.updateTable('staff').set({ email: mail }).where('id', '=', teacher.id).execute(),
  )
})
afterAll(async () => {
  await one.close()
  await two.close()
})

const mailsOf = async (server: TestServer) =>
  (await server.as(server.world.administrator).call(mailbox, 'listMails', {})).data.records

it('is looked up in the other cell too, which sends its own mail', async () => {
  await one.as(undefined).call(recovery, 'findCentres', { email: mail })
  expect(await one.runPlanned()).toContain('askCellForCentres')
  await two.runPlanned()
  expect(await mailsOf(one)).toEqual([])
  expect(await mailsOf(two)).toMatchObject([{ recipient: mail }])
})

it('goes on waiting while the other cell does not answer', async () => {
  const away = { ...one.config, cell: { numbers, others: ['http://127.0.0.1:2'], secret } }
  const { url } = await one.another({ config: away })
  await one.as(undefined, url).call(recovery, 'findCentres', { email: mail })
  await expect(one.runPlanned()).rejects.toThrow('fetch failed')
  expect((await waitingJobs(one.ownerUrl)).map(({ name }) => name)).toEqual(['askCellForCentres'])
})

it.each([
  ['without the secret', {}, { mail, language: 'en-US' }, 403],
  ['with another one', { authorization: `Bearer ${secret}!` }, { mail, language: 'en-US' }, 403],
  ['with something else', { authorization: `Bearer ${secret}` }, { mail: 7 }, 400],
])('is refused %s', async (_, headers, body, status) => {
  const answer = await fetch(asked, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(status)
  expect(await waitingJobs(two.ownerUrl)).toEqual([])
})

it('has no such address where there is one cell', async () => {
  const alone = await two.another({ config: { ...two.config, cell: undefined } })
  const answer = await fetch(`${alone.url}/api/cells/centres-of-mail`, { method: 'POST' })
  expect(answer.status).toBe(404)
})
