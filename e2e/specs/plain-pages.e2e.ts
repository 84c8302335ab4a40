// Pages that no other test walks through, each used once as a person uses it.
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { payParity } from '@daybook/contract/payParity/payParity.contract.ts'
import { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { writePageParams } from '@daybook/contract/workflow/workflow.page.rules.ts'
import { callAs, expect, goTo, open, test } from '../test.ts'

test('help finds a page by a word, and leads to it', async ({ teacher }) => {
  await open(teacher, '/pages/service/service')
  await teacher.getByRole('searchbox').fill('map')
  await teacher.getByRole('link', { name: 'Map of places' }).click()
  await expect(teacher).not.toHaveURL(/service/)
})

test('stored pages are cleared in the settings, which name the version', async ({ teacher }) => {
  await open(teacher, '/pages/system/setting')
  await expect(teacher.getByText('Daybook 2.0.1')).toBeVisible()
  await teacher.getByRole('button', { name: 'Clear stored pages' }).click()
  await expect(teacher.getByText('Stored pages cleared')).toBeVisible()
})

test('a place of the centre opens from the map of all', async ({ teacher }) => {
  await open(teacher, '/components/wf-ui/components/wf-map/components/map')
  await expect(teacher.getByRole('link', { name: 'Open Public library in maps' })).toBeVisible()
  await teacher.getByRole('link', { name: /^Public library/ }).click()
  await expect(teacher).toHaveURL(/\/open-location\?/)
  await expect(teacher.getByRole('link', { name: 'Open in a map app' })).toBeVisible()
})

test('leave is asked for as a process', async ({ teacher }) => {
  await open(teacher, '/pages/plugin/workflow/pages/create/index')
  await teacher.getByRole('link', { name: 'Leave' }).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/task\/leave-task$/)
  // The page of the process is there for clients and links.
  const { data } = await callAs(teacher, workflow, 'listProcesses', {})
  const process = data
    .flatMap(({ processList }) => processList)
    .find(({ formKey }) => formKey === 'wf_ex_Leave')
  const p = writePageParams({ processId: process?.id ?? '' })
  await open(teacher, `/pages/plugin/workflow/pages/external/Leave/start?p=${encodeURIComponent(p)}`)
  const dates = teacher.getByRole('group', { name: 'From and until' })
  for (const [name, day, time] of [
    ['From', '2027-04-05', '08:00'],
    ['Until', '2027-04-06', '16:00'],
  ] as const) {
    await dates.getByRole('group', { name }).getByLabel('Day').fill(day)
    await dates.getByRole('group', { name }).getByLabel('Time').fill(time)
  }
  await teacher.getByRole('spinbutton', { name: 'Days' }).fill('2')
  await teacher.getByLabel('Reason').fill('My brother’s wedding')
  await teacher.getByRole('button', { name: 'Send' }).click()
  await expect(teacher).toHaveURL(/\/pages\/plugin\/workflow\/pages\/external\/Leave\/detail\?/)
  await expect(teacher.getByText('My brother’s wedding')).toBeVisible()
})

test('an illness is reported, and found in the list of illnesses', async ({ teacher }) => {
  await open(teacher, '/pages/home/task/illness')
  await teacher.getByRole('button', { name: 'Child: Choose a child' }).click()
  await teacher
    .getByRole('dialog')
    .getByRole('button', { name: /here now/ })
    .first()
    .click()
  await teacher.getByRole('checkbox', { name: 'Fever' }).check()
  await teacher.getByLabel('What was done?').fill('Rested on the sofa')
  for (const name of [/kept away/, /stay at home/, /parents been told/])
    await teacher.getByRole('group', { name }).getByRole('radio', { name: 'No' }).check()
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/task\/detail-ill\?/)
  await goTo(teacher, '/pages/home/history/sick')
  await teacher.getByRole('link', { name: /Rested on the sofa/ }).click()
  await expect(teacher.getByText('Rested on the sofa')).toBeVisible()
})

test('an item of each other check is answered', async ({ teacher }) => {
  const checks = [
    ['/pages/home/task/health-safe-check', 'No hot drinks near children', 'Yes'],
    ['/pages/home/task/cleaning-schedule', 'Bins emptied', 'Done'],
    ['/pages/home/task/premises-facilities-check', 'Smoke alarms tested', 'Yes'],
  ] as const
  for (const [path, item, word] of checks) {
    await goTo(teacher, path)
    const group = teacher.getByRole('group', { name: item, exact: true })
    await group.getByText(word, { exact: true }).click()
    await expect(group.getByRole('radio', { name: word, exact: true })).toBeChecked()
  }
})

test('a manager confirms a pay step, and its page says so', async ({ manager }) => {
  const { data } = await callAs(manager, payParity, 'list', { state: 'submitted' })
  await open(manager, `/pages/home/task/honor-pay-parity-confirm?id=${data.records[0]?.id}`)
  await manager.getByRole('button', { name: 'Confirm' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Confirm this report?' })
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(sheet).toBeHidden()
  await goTo(manager, `/pages/home/task/honor-pay-parity-detail?id=${data.records[0]?.id}`)
  await expect(manager.getByText(/^Confirmed by/)).toBeVisible()
})

test('a story is begun on the page for a desktop', async ({ teacher }) => {
  await open(teacher, '/pages/learning-story/create-pc')
  await teacher.getByRole('textbox', { name: 'Title' }).fill('Under the feijoa tree')
  await teacher.getByRole('button', { name: 'Save draft' }).click()
  await expect(teacher.getByRole('heading', { name: 'Under the feijoa tree' })).toBeVisible()
})

test('a set of stories gets another title', async ({ teacher }) => {
  const { data } = await callAs(teacher, learningStory, 'listSets', {})
  await open(teacher, `/pages/learning-story/learning-set-detail?id=${data.records[0]?.id}`)
  await teacher.getByRole('button', { name: 'Edit' }).click()
  await teacher.getByRole('textbox', { name: 'Title' }).fill('A year of puddles')
  await teacher.getByRole('button', { name: 'Save' }).click()
  await expect(teacher.getByRole('heading', { name: 'A year of puddles' }).first()).toBeVisible()
})

test('the pages of the style guide do what they show', async ({ teacher }) => {
  await open(teacher, '/pages/demo/demo')
  await teacher.getByRole('button', { name: 'Toast', exact: true }).click()
  await expect(teacher.getByText('Saved', { exact: true }).first()).toBeVisible()
  await goTo(teacher, '/pages/demo/storage')
  await expect(teacher.getByText('accessToken')).toBeVisible()
  await goTo(teacher, '/pages/demo/vuex')
  await expect(teacher.getByText('Secret, not shown').first()).toBeVisible()
  await goTo(teacher, '/pages/demo/mock')
  await teacher.getByRole('button', { name: /Jo Ng/ }).first().click()
  await expect(teacher.getByText('1 chosen')).toBeVisible()
  await goTo(teacher, '/pages/demo/request')
  await teacher.getByRole('button', { name: 'Read the rooms' }).click()
  await expect(teacher.getByRole('log').getByText('Answered')).toBeVisible()
  await goTo(teacher, '/pages/demo/crud')
  await teacher.getByText('Empty', { exact: true }).click()
  await expect(teacher.getByText('Nothing here yet')).toBeVisible()
  await goTo(teacher, '/pages/demo/crud2')
  await expect(teacher.getByText('Fill in the form first.')).toBeVisible()
})
