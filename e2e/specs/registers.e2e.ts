// Every register as a manager walks through it, and a child enrolled with a warning that a teacher cannot overlook.
import { registers } from '@daybook/contract/app/register.kinds.generated.ts'
import { violations } from '../support/axe.ts'
import { expect, goTo, open, settled, test } from '../test.ts'

test.use({ samePage: true })

test('every register lists, opens and edits its rows', async ({ manager }) => {
  const known = ['/pages/manage/role', '/pages/manage/dept', '/pages/manage/dict', '/pages/manage/post']
  expect(Object.values(registers).map(({ page }) => page)).toEqual(expect.arrayContaining(known))
  for (const [name, { page }] of Object.entries(registers)) {
    await goTo(manager, page)
    // The steps of the country hold until a centre enters its own.
    if (name === 'payTable') {
      await manager.getByRole('link', { name: 'Add' }).click()
      await settled(manager)
      expect.soft(await violations(manager), `${name}: the form`).toEqual([])
      continue
    }
    const list = manager.getByRole('main').getByRole('list').first()
    await list.getByRole('link').last().click()
    await settled(manager)
    expect.soft(await violations(manager), `${name}: a record`).toEqual([])
    const edit = manager.getByRole('link', { name: 'Edit', exact: true })
    // The roles of Daybook are only shown.
    if (name === 'role') await expect(edit).toHaveCount(0)
    else {
      await edit.click()
      await settled(manager)
      expect.soft(await violations(manager), `${name}: the form`).toEqual([])
    }
  }
})

test('a post is added, refused when its code is taken, and removed with others', async ({ manager }) => {
  const add = async (code: string, name: string) => {
    await open(manager, '/pages/manage/post?edit=new')
    await manager.getByLabel('Code').fill(code)
    await manager.getByLabel('Name').fill(name)
    await manager.getByRole('button', { name: 'Save' }).click()
  }
  await add('cook', 'Cook')
  await expect(manager.getByText('Saved')).toBeVisible()
  await add('COOK', 'Chef')
  await expect(manager.getByText('This is already in use')).toBeVisible()
  await manager.getByLabel('Code').fill('chef')
  const save = manager.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toBeHidden()
  await open(manager, '/pages/manage/post')
  await manager.getByRole('button', { name: 'Select several' }).click()
  await manager.getByRole('checkbox', { name: 'Cook' }).check()
  await manager.getByRole('checkbox', { name: 'Chef' }).check()
  await manager.getByRole('button', { name: 'Remove 2' }).click()
  const sheet = manager.getByRole('dialog', { name: 'Confirm to delete?' })
  await sheet.getByRole('button', { name: 'Remove' }).click()
  await expect(manager.getByRole('link', { name: /Chef/ })).toHaveCount(0)
})

test('a save that ends late leaves a user alone who has gone on', async ({ manager }) => {
  await open(manager, '/pages/manage/post?edit=new')
  await manager.getByLabel('Code').fill('driver')
  await manager.getByLabel('Name').fill('Driver')
  const answer = Promise.withResolvers<void>()
  await manager.route('**/post/submit', async (route) => {
    await answer.promise
    await route.continue()
  })
  await manager.getByRole('button', { name: 'Save' }).click()
  await manager.goto('/#/pages/manage/dict')
  await expect(manager.getByRole('button', { name: 'Save' })).toBeHidden()
  answer.resolve()
  await expect(manager.getByText('Saved')).toBeVisible()
  await settled(manager)
  await expect(manager).toHaveURL(/manage\/dict/)
})

const picture = {
  name: 'niko.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test('a child is enrolled with a picture, and a teacher sees it under the warning', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/manage/child?edit=new')
  await manager.getByLabel('First name').fill('Niko')
  await manager.getByLabel('Family name').fill('Faleolo')
  await manager.getByLabel('Birth date').fill('2025-01-15')
  await manager.getByLabel('Warning that all staff see').fill('Only his mother may collect him')
  await manager.getByRole('button', { name: 'Add a medicine' }).click()
  await manager.getByRole('textbox', { name: 'Medicine' }).fill('EpiPen Jr')
  await manager.getByRole('textbox', { name: 'How much and when?' }).fill('One, into the thigh')
  await manager.getByRole('group', { name: 'For an emergency?' }).getByText('Yes').click()
  await manager.getByRole('combobox', { name: 'Room' }).selectOption({ index: 1 })
  await manager.getByLabel(/^From/).fill('2026-01-05')
  await manager.getByRole('checkbox', { name: 'Wed' }).check()
  await manager.getByLabel('Arrives at').fill('08:00')
  await manager.getByLabel('Leaves at').fill('15:30')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('Saved')).toBeVisible()
  await open(manager, '/pages/manage/child?text=Faleolo')
  await manager.getByRole('link', { name: /Niko Faleolo/ }).click()
  await settled(manager)
  const id = new URL(manager.url()).hash.split('id=')[1]
  await manager.locator('input[type=file]').setInputFiles(picture)
  const crop = manager.getByRole('dialog', { name: 'Picture' })
  await crop.getByRole('button', { name: 'Use this picture' }).click()
  await expect(crop).toBeHidden()
  const remove = manager.getByRole('button', { name: 'Remove picture' })
  await remove.click()
  await expect(remove).toBeHidden()
  await manager.getByRole('button', { name: 'Undo' }).click()
  await expect(remove).toBeVisible()
  await open(teacher, `/pages/home/child?id=${id}`)
  await expect(teacher.getByText('Only his mother may collect him')).toBeVisible()
  await expect(teacher.getByRole('main').locator('img[src*="/oss/file/"]')).toBeVisible()
  await expect(teacher.getByText('In an emergency: EpiPen Jr. One, into the thigh')).toBeVisible()
})

test('a manager sees in the audit trail who opened a child’s record', async ({ manager }) => {
  await open(manager, '/pages/manage/child')
  const first = manager.getByRole('main').getByRole('list').first().getByRole('link').first()
  await first.click()
  await settled(manager)
  await open(manager, '/pages/manage/audit')
  const entry = manager.getByRole('listitem').filter({ hasText: 'Children: Opened' }).first()
  await expect(entry).toContainText('Mere')
  await manager.getByLabel('Who did it').fill('nobody at all')
  await expect(manager.getByText('Nothing was changed in this period')).toBeVisible()
})

test('who has waited longest for a place comes first, and leads to the record', async ({ manager }) => {
  await open(manager, '/pages/manage/waiting-list')
  const first = manager.getByRole('main').getByRole('list').first().getByRole('link').first()
  await expect(first).toContainText('Amaia Fonoti')
  await first.click()
  await expect(manager.getByText('On the waiting list since')).toBeVisible()
})

test('nobody is booked on days on which the centre is closed: a manager enters them, and the week says so', async ({
  manager,
}) => {
  await open(manager, '/pages/manage/holidays')
  await manager.getByRole('link', { name: 'Closed days' }).click()
  await manager.getByRole('link', { name: 'Add' }).click()
  await manager.getByLabel('Reason').fill('Autumn break')
  await manager.getByLabel('First day').fill('2026-04-16')
  await manager.getByLabel('Last day').fill('2026-04-17')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('Saved')).toBeVisible()
  await open(manager, '/pages/home/task/pb-plan')
  const week = manager.getByRole('heading', { name: /^Week from / })
  await expect(week).toBeVisible()
  const next = manager.getByRole('button', { name: 'Week after' })
  while ((await week.textContent()) !== 'Week from 13 Apr 2026') await next.click()
  await expect(manager.getByText('Autumn break')).toHaveCount(2)
  await open(manager, '/pages/manage/holidays')
  const isOpen = manager.getByRole('checkbox', { name: 'The centre is open on public holidays' })
  await isOpen.uncheck()
  await settled(manager)
  await manager.reload()
  await expect(isOpen).not.toBeChecked()
  await isOpen.check()
})
