// A count of heads by two people, one of them without a network at first; and a room that is handed over.
import { expect, open, test } from '../test.ts'

test.use({ allowedProblems: [/DISCONNECTED/] })

test('a count is begun offline, goes on on another phone, and ends once the missing child is explained', async ({
  teacher,
  colleague,
}) => {
  const path = '/pages/home/head-count?code=tui'
  const tile = (page: typeof teacher, name: string) =>
    page
      .getByRole('list', { name: 'Children to count' })
      .getByRole('button', { name: new RegExp(`^${name}`) })
  await open(teacher, path)
  await expect(teacher.getByText(/children are signed in here$/)).toBeVisible()
  await teacher.context().setOffline(true)
  await teacher.getByRole('button', { name: 'Garden' }).click()
  await tile(teacher, 'Freya').click()
  await expect(teacher.getByText(/^1 of \d+ seen$/)).toBeVisible()
  await expect(teacher.getByText(/^No network: /)).toBeVisible()
  await teacher.context().setOffline(false)

  await open(colleague, path)
  await expect(colleague.getByText(/^1 of \d+ seen$/)).toBeVisible()
  const others = colleague.locator('[data-tile][aria-pressed="false"]').filter({ hasNotText: 'Tama' })
  for (let left = await others.count(); left > 0; left--) {
    await others.first().click()
    await expect(others).toHaveCount(left - 1)
  }
  await expect(teacher.getByText('Not seen yet: Tama', { exact: true })).toBeVisible()
  await teacher.getByRole('button', { name: 'Child missing' }).click()
  await expect(teacher.getByText(/^Last entry: /)).toBeVisible()
  await teacher.getByRole('button', { name: 'Say where Tama is' }).click()
  const sheet = teacher.getByRole('dialog', { name: 'Say where Tama is' })
  await sheet.getByRole('radio', { name: 'In another room' }).check()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await colleague.getByRole('button', { name: 'End count' }).click()
  await expect(teacher.getByText('Why are you counting?')).toBeVisible()

  await teacher.getByRole('link', { name: 'All head counts' }).click()
  await expect(teacher.getByText(/^Tama Wētere: In another room/)).toBeVisible()
})

test('whoever takes over a room reads one page, and others see that it was read', async ({
  teacher,
  colleague,
}) => {
  const path = '/pages/home/room-briefing?code=tui'
  await open(colleague, path)
  await open(teacher, path)
  await expect(teacher.getByRole('heading', { name: 'Know first' })).toBeVisible()
  await expect(teacher.getByText('Peanut, anaphylaxis')).toBeVisible()
  await teacher.getByRole('button', { name: 'I’ve read this' }).click()
  await expect(teacher.getByText(/^Read by Hana Tūrei at /)).toBeVisible()
  await expect(colleague.getByText(/^Read by Hana Tūrei at /)).toBeVisible()
  await expect(colleague.getByRole('button', { name: 'I’ve read this' })).toBeVisible()
})
