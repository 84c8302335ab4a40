// An accident: reported on a phone with the place on the body, seen by a manager at once, confirmed, and read again.
import { today } from '@daybook/contract/today/today.contract.ts'
import { callAs, expect, open, settled, test } from '../test.ts'

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

test('a teacher reports, a manager sees it live and confirms, the teacher reads the comment', async ({
  teacher,
  manager,
}) => {
  const { data: before } = await callAs(manager, today, 'countRequests', {})
  await open(manager, '/pages/home/todo')
  await open(teacher, '/')
  await teacher.getByRole('button', { name: 'Report', exact: true }).click()
  await teacher.getByRole('dialog').getByRole('link', { name: 'Accident' }).click()
  await expect(teacher).toHaveURL(({ hash }) => hash === '#/pages/home/task/acc-report')

  await teacher.getByRole('button', { name: 'Next' }).click()
  await expect(teacher.getByText('Please fill this in').first()).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'Child: Choose a child' })).toBeFocused()
  await teacher.keyboard.press('Enter')
  const picker = teacher.getByRole('dialog', { name: 'Child' })
  await picker.getByRole('searchbox', { name: 'Find a child' }).fill('a')
  await picker
    .getByRole('button', { name: /here now/ })
    .first()
    .click()
  await expect(picker).toBeHidden()
  await teacher.getByRole('radio', { name: 'Playground' }).check()
  await teacher.getByLabel('What happened?').fill('Slipped on the wet step by the sandpit.')
  await teacher.getByRole('button', { name: 'Next' }).click()
  await teacher.getByRole('checkbox', { name: 'Graze' }).check()
  await teacher.getByRole('button', { name: 'Left knee' }).click()
  await teacher.getByText('List of body parts').click()
  await expect(teacher.getByRole('checkbox', { name: 'Left knee' })).toBeChecked()
  await teacher.getByRole('checkbox', { name: 'Right hand' }).check()
  await teacher.getByRole('radio', { name: 'Minor' }).check()
  await teacher.getByRole('button', { name: 'Next' }).click()
  // The device's Back, which led out of the form.
  await teacher.goBack()
  await expect(teacher.getByText('Step 2 of 3')).toBeFocused()
  await expect(teacher.getByRole('checkbox', { name: 'Graze' })).toBeChecked()
  await teacher.getByRole('button', { name: 'Next' }).click()
  await teacher.getByRole('button', { name: 'Add first aid' }).click()
  await teacher.getByLabel('What was done?').fill('Cleaned, plaster')
  await teacher
    .getByRole('group', { name: 'Have the parents been told?' })
    .getByRole('radio', { name: 'Yes' })
    .check()
  await teacher.getByRole('radio', { name: 'By phone' }).check()
  await teacher
    .getByRole('group', { name: 'Is a follow-up needed?' })
    .getByRole('radio', { name: 'No' })
    .check()
  await teacher.getByRole('button', { name: 'Submit' }).click()
  await expect(teacher.getByText('Waiting for review')).toBeVisible()
  await expect(teacher.getByText('Left knee, Right hand')).toBeVisible()

  const { data: after } = await callAs(manager, today, 'countRequests', {})
  expect(after.reports).toBe((before.reports ?? 0) + 1)
  const row = manager.getByRole('link', { name: /wet step by the sandpit/ })
  await expect(row).toBeVisible()
  await row.click()
  await manager.getByRole('button', { name: 'Confirm', exact: true }).click()
  const sheet = manager.getByRole('dialog', { name: 'Confirm this report?' })
  await sheet.getByLabel('Comment').fill('The step is dry now')
  await sheet.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(manager.getByText(/^Confirmed by/)).toBeVisible()

  await expect(teacher.getByText('The step is dry now')).toBeVisible()
  await expect(teacher.getByRole('button', { name: 'Cancel report' })).toBeHidden()
  await open(teacher, '/pages/home/task/report-history')
  await teacher.getByRole('link', { name: /wet step by the sandpit/ }).click()
  await expect(teacher).toHaveURL(/\/pages\/home\/task\/detail-acc\?/)
  await expect(teacher.getByText('The step is dry now')).toBeVisible()
})

test('what is typed survives a closed app, until it is sent or discarded', async ({ teacher }) => {
  await open(teacher, '/pages/home/task/acc-report')
  await teacher.getByLabel('What happened?').fill('Bumped the head on the shelf')
  await settled(teacher)
  await open(teacher, '/')
  await open(teacher, '/pages/home/task/acc-report')
  await teacher.getByRole('button', { name: 'Continue draft' }).click()
  await expect(teacher.getByLabel('What happened?')).toHaveValue('Bumped the head on the shelf')
  await open(teacher, '/')
  await open(teacher, '/pages/home/task/acc-report')
  await teacher.getByRole('button', { name: 'Start new' }).click()
  await expect(teacher.getByLabel('What happened?')).toHaveValue('')
})

test.describe('without a network', () => {
  test.use({ allowedProblems: [/DISCONNECTED/] })

  test('photos taken without a network reach two managers, of whom one confirms and the other is told', async ({
    teacher,
    manager,
    assistantManager,
  }) => {
    await open(teacher, '/pages/home/task/acc-report')
    await teacher.context().setOffline(true)
    await teacher.getByRole('button', { name: 'Child: Choose a child' }).click()
    const picker = teacher.getByRole('dialog', { name: 'Child' })
    await picker
      .getByRole('button', { name: /here now/ })
      .first()
      .click()
    await teacher.getByRole('radio', { name: 'Playground' }).check()
    await teacher.getByLabel('What happened?').fill('Ran into the open gate by the shed.')
    await teacher.getByRole('button', { name: 'Next' }).click()
    await teacher.getByRole('checkbox', { name: 'Bump' }).check()
    await teacher.getByRole('radio', { name: 'Minor' }).check()
    const photos = ['knee.png', 'gate.png'].map((name) => ({ name, mimeType: 'image/png', buffer: onePixel }))
    await teacher.locator('input[type=file][multiple]').setInputFiles(photos)
    await expect(teacher.getByRole('button', { name: 'Photos, 2 of 2', exact: true })).toBeVisible()
    await teacher.getByRole('button', { name: 'Next' }).click()
    for (const question of ['Have the parents been told?', 'Is a follow-up needed?'])
      await teacher.getByRole('group', { name: question }).getByRole('radio', { name: 'No' }).check()
    await teacher.getByRole('button', { name: 'Submit' }).click()
    await expect(teacher.getByRole('link', { name: '1 not sent yet' })).toBeVisible()

    const managers = [manager, assistantManager]
    const row = (page: typeof manager) => page.getByRole('link', { name: /open gate by the shed/ })
    const sheet = (page: typeof manager) => page.getByRole('dialog', { name: 'Confirm this report?' })
    await open(manager, '/pages/home/todo')
    await expect(row(manager)).toHaveCount(0)
    await open(assistantManager, '/')
    const tab = assistantManager.getByRole('link', { name: /\d things? to do/ })
    const things = async () => Number(/(\d+) thing/.exec((await tab.textContent()) ?? '')?.[1])
    const before = await things()
    await teacher.context().setOffline(false)
    await expect.poll(things).toBe(before + 1)
    await open(assistantManager, '/pages/home/todo')
    for (const page of managers) {
      await row(page).click()
      await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    }
    await sheet(manager).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(manager.getByText(/^Confirmed by/)).toBeVisible()
    await sheet(assistantManager).getByRole('button', { name: 'Confirm', exact: true }).click()
    await expect(assistantManager.getByText(/^Mere .* reviewed this just before you/)).toBeVisible()
    await expect(sheet(assistantManager)).toBeHidden()
    await expect(teacher.getByRole('link', { name: /not sent yet/ })).toHaveCount(0)

    const photo = manager.getByRole('button', { name: 'Photos, 2 of 2' })
    await expect(photo).toBeVisible()
    const isShown = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0
    await expect.poll(() => photo.getByRole('img').evaluate(isShown)).toBe(true)
    await photo.click()
    await expect(manager.getByText('2 / 2')).toBeVisible()
  })
})
