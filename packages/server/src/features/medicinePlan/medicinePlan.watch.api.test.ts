// It is Wednesday, 18 November 2026, 10:42 in Auckland: a child who has been here since 8:15 gets a medicine at set times.
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { message } from '@daybook/contract/message/message.contract.ts'
import { minutesAgo } from '@daybook/testkit/nappies.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldDay } from '@daybook/testkit/world.ts'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => server.reset())
afterAll(() => server.close())

const centre = () => server.world.centre
const aroha = () => centre().under2.present[0] ?? ''
const now = () => server.world.clock.now().toISOString()
const as = (person = centre().teacher) => server.as(person)
const about = {
  name: 'Paracetamol',
  dose: '5 mL',
  way: 'mouth',
  reason: 'Fever',
  note: 'As in the plan',
} as const

async function plan({ times }: { times: string[] }): Promise<string> {
  const contactId = await server.world.build('100001', (make) => make.contact(aroha()))
  const id = server.world.ids()
  const { status } = await as().call(medicinePlan, 'submitAuthority', {
    ...about,
    id,
    childId: aroha(),
    category: 'ongoing',
    times,
    fromDay: worldDay,
    signed: { contactId, drawing: null },
    at: now(),
  })
  expect(status).toBe(200)
  return id
}
const told = async (kind: string, by = centre().manager) => {
  await server.runPlanned()
  const { data } = await as(by).call(message, 'listMessages', {})
  return data.records.filter((one) => one.kind === `medicinePlan.${kind}`)
}

describe('a dose that is due', () => {
  const params = {
    childName: 'Aroha Ngata',
    medicine: 'Paracetamol',
    roomName: 'Under twos',
    dueAt: minutesAgo(-3),
  }

  it('and not given is told to those who oversee safety after a quarter of an hour, once', async () => {
    await plan({ times: ['10:45'] })
    server.world.clock.pass(17)
    expect(await told('overdue')).toEqual([])
    server.world.clock.pass(1)
    expect(await told('overdue')).toMatchObject([{ params }])
    server.world.clock.pass(30)
    expect(await told('overdue')).toHaveLength(1)
    expect(await told('overdue', centre().teacher)).toEqual([])
  })

  it.each(['given', 'refused', 'notGiven'] as const)('is no alarm once it was %s', async (outcome) => {
    const id = await plan({ times: ['10:45'] })
    server.world.clock.pass(5)
    const { status } = await as().call(medicinePlan, 'give', {
      id: server.world.ids(),
      authorityId: id,
      childId: aroha(),
      dose: about.dose,
      outcome,
      note: 'Spat it out',
      checkedBy: centre().manager.id,
      at: now(),
    })
    expect(status).toBe(200)
    server.world.clock.pass(30)
    expect(await told('overdue')).toEqual([])
  })

  it('is told for each time of the day', async () => {
    await plan({ times: ['10:45', '12:00'] })
    server.world.clock.pass(20)
    expect(await told('overdue')).toHaveLength(1)
    server.world.clock.pass(80)
    expect(await told('overdue')).toHaveLength(2)
  })
})
