import { reminder } from '@daybook/contract/reminder/reminder.contract.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'

// It is 18 November 2026.
let server: TestServer
const child = { allergic: '', reminded: '', birthday: '', diet: '', plain: '', left: '' }
beforeAll(async () => {
  server = await testServer()
  const { centre, build, ids } = server.world
  await build(centre.tenantId, async (make, tx) => {
    const remind = (childId: string, text: string, startsOn: string, endsOn: string | null) =>
      tx.insertInto('reminder').values({ id: ids(), childId, text, startsOn, endsOn }).execute()
    const enrol = async (over: Parameters<typeof make.child>[0]) => {
      const id = await make.child(over)
      await make.enrolment(id, centre.under2.id)
      return id
    }
    child.allergic = await enrol({ firstName: 'Egg' })
    await make.allergy(child.allergic)
    await make.allergy(child.allergic, { substance: 'Bee sting', severity: 'anaphylaxis' })
    child.reminded = await enrol({ firstName: 'Remi' })
    await remind(child.reminded, 'Eye drops at noon', '2026-11-16', '2026-11-18')
    await remind(child.reminded, 'Collected by grandmother', '2026-11-18', null)
    await remind(child.reminded, 'Was away', '2026-11-01', '2026-11-17')
    await remind(child.reminded, 'Swimming', '2026-11-19', null)
    child.birthday = await enrol({ firstName: 'Bea', birthDate: '2023-11-18' })
    child.diet = await enrol({ firstName: 'Dina', dietNote: 'No pork' })
    child.plain = await enrol({ firstName: 'Pla', birthDate: '2023-11-19' })
    await remind(child.plain, 'Was away', '2026-11-01', '2026-11-17')
    child.left = await enrol({ firstName: 'Lev', active: false, dietNote: 'No pork' })
  })
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)

it('lists the children with reminders, allergies or diets today', async () => {
  const { data } = await teacher().call(reminder, 'listChildrenWithTips', {})
  expect(data.sort()).toEqual([child.allergic, child.reminded, child.birthday, child.diet].sort())
})

it('shows the reminders about a child', async () => {
  const tips = async (userId: string) => (await teacher().call(reminder, 'getChildTips', { userId })).data
  expect(await tips(child.allergic)).toMatchObject({
    turns: null,
    allergies: [{ substance: 'Bee sting', severity: 'anaphylaxis' }, { substance: 'Egg' }],
  })
  expect((await tips(child.reminded)).reminders.map(({ text }) => text)).toEqual([
    'Eye drops at noon',
    'Collected by grandmother',
  ])
  expect(await tips(child.birthday)).toMatchObject({ turns: 3, allergies: [], dietNote: null })
  expect(await tips(child.diet)).toMatchObject({ turns: null, dietNote: 'No pork' })
})
