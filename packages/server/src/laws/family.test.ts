// Law: every call of the specification is answered as a client of the family sends it, under the specification's own
// names. The compiler asks for a story of each area (calls.ts), and each story has to send every call and parameter.
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { perChildTasks } from './family/care.ts'
import { centreChecks } from './family/checks.ts'
import { type Area, callCount, play, type Story } from './family/family.ts'
import { flows } from './family/flows.ts'
import { home } from './family/home.ts'
import { authentication, passwordRecovery } from './family/identity.ts'
import { leave } from './family/leave.ts'
import { groupsAndPeople, teachers } from './family/people.ts'
import { meetings, pbConfirm, policy } from './family/receipts.ts'
import { events, food, notices, payParity, teacherCertificates, upload } from './family/records.ts'
import { publicCalls, visitors } from './family/visitors.ts'

const stories: { [A in Area]: Story<A> } = {
  authentication,
  passwordRecovery,
  public: publicCalls,
  home,
  payParity,
  groupsAndPeople,
  policy,
  perChildTasks,
  centreChecks,
  flows,
  leave,
  visitors,
  meetings,
  events,
  pbConfirm,
  food,
  teachers,
  teacherCertificates,
  notices,
  upload,
}

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

it.each(Object.keys(stories) as Area[])('every call of %s', async (area) => {
  await server.reset()
  expect(await play(server, area, stories[area] as Story<Area>)).toEqual([])
})

it('the list has the 143 calls and six aliases', () => {
  expect(callCount).toBe(143 + 6)
})
