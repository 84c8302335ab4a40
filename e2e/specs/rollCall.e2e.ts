// An excursion is counted at a stop without a network, and managers learn whom the count missed.
import { event } from '@daybook/contract/event/event.contract.ts'
import { callAs, expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('a teacher counts at a stop offline, and a manager is told who was not seen', async ({
  manager,
  teacher,
}) => {
  const { data } = await callAs(teacher, event, 'listAll', {})
  const excursion = data.records.find(({ detail }) => detail.leavesPremises)
  await open(teacher, `/pages/home/event/event-detail?id=${excursion?.id}`)
  await teacher.getByRole('link', { name: 'Roll call' }).click()
  await expect(teacher.getByText('Nobody has been counted yet', { exact: false })).toBeVisible()

  await teacher.context().setOffline(true)
  await teacher.getByRole('textbox', { name: 'Where are you now?' }).fill('Bus stop')
  await teacher.getByRole('button', { name: 'Start counting' }).click()
  const unseen = teacher.getByRole('button', { name: /Not seen$/ })
  await expect(unseen.first()).toBeVisible()
  const [first, ...others] = (await unseen.allTextContents()).map((text) => text.replace('Not seen', ''))
  for (const name of others) await unseen.filter({ hasText: name }).click()
  await expect(teacher.getByText('1 child not seen yet')).toBeVisible()
  await teacher.getByRole('button', { name: 'Finish count' }).click()
  await expect(teacher.getByRole('button', { name: /Tap when found$/ })).toHaveCount(1)

  await teacher.context().setOffline(false)
  await open(manager, '/pages/home/msg')
  await expect(manager.getByText(/Walk to the library: not everybody was counted/)).toBeVisible()
  await open(manager, `/pages/home/event/roll-call?id=${excursion?.id}`)
  await expect(manager.getByText(`Not seen: ${first}`)).toBeVisible()
  await teacher.getByRole('button', { name: /Tap when found$/ }).click()
  await expect(manager.getByText(/^Not seen: /)).toBeHidden()
  await open(manager, '/pages/home/msg')
  await expect(manager.getByText('Walk to the library: found')).toBeVisible()
})
