// Leave: half a day asked for without a network, sent when there is one, and refused with a reason.
import { leave } from '@daybook/contract/leave/leave.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('half a day waits for the network, and its refusal is read', async ({ teacher, manager }) => {
  await open(teacher, '/pages/home/task/leave-task')
  await teacher.getByRole('radio', { name: 'Study' }).check()
  await teacher.getByLabel('First day').fill('2027-03-09')
  await teacher.getByRole('checkbox', { name: 'From noon' }).check()
  await teacher.context().setOffline(true)
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText(/Saved on this device/)).toBeVisible()
  await teacher.context().setOffline(false)

  const asked = async () => {
    const { data } = await callAs(manager, leave, 'listAll', { state: 'submitted', from: '2027-03-09' })
    return data.records.find(({ detail }) => detail.dates.from === '2027-03-09')
  }
  await expect.poll(asked).toMatchObject({
    detail: { kind: 'study', dates: { until: '2027-03-09', startsAtNoon: true, endsAtNoon: false } },
  })
  const id = (await asked())?.id
  await open(teacher, `/pages/home/task/leave-detail?id=${id}`)
  await expect(teacher.getByText('9 Mar 2027, afternoon')).toBeVisible()

  await open(manager, `/pages/home/task/leave-detail?id=${id}`)
  await manager.getByRole('button', { name: 'Refuse' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Refuse this request?' })
  await sheet.getByRole('button', { name: 'Refuse' }).click()
  await expect(sheet.getByText('Please give a reason')).toBeVisible()
  await sheet.getByLabel('Why is it refused?').fill('We are too few that afternoon')
  await sheet.getByRole('button', { name: 'Refuse' }).click()

  await expect(teacher.getByText('We are too few that afternoon')).toBeVisible()
})
