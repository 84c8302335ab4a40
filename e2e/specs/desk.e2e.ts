// A desk: the list stays, the detail opens beside it with an address of its own, and the order holds for all rows.
import { expect, open, settled, test } from '../test.ts'

test('a record opens beside its list, by keyboard, and survives back, forward and a reload', async ({
  manager,
}) => {
  await manager.setViewportSize({ width: 1440, height: 900 })
  await open(manager, '/pages/manage/child')
  const table = manager.getByRole('table', { name: 'Children' })
  // Without the initials of a picture.
  const names = async () =>
    (await table.getByRole('rowheader').allInnerTexts()).map((text) => text.split('\n').at(-1) ?? '')
  const own = await names()
  const total = manager.getByText(/^1 to \d+ of \d+$/)
  await expect(total).toBeVisible()
  await expect(manager.locator('[data-side] [aria-current]')).toBeInViewport()
  const birth = table.getByRole('button', { name: 'Birth date' })
  await birth.click()
  await settled(manager)
  await birth.click()
  await settled(manager)
  await expect(table.getByRole('columnheader', { name: 'Birth date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  const sorted = await names()
  expect(sorted).not.toEqual(own)

  await table.getByRole('rowheader').first().getByRole('link').focus()
  await manager.keyboard.press('ArrowDown')
  await manager.keyboard.press('Enter')
  const second = sorted[1] ?? ''
  const detail = manager.getByRole('region', { name: second })
  await expect(detail.getByRole('link', { name: 'Edit' })).toBeVisible()
  await expect(table).toBeVisible()
  await expect(manager).toHaveURL(/sort=-birthDate.*id=|id=.*sort=-birthDate/)

  await manager.goBack()
  await expect(detail).toBeHidden()
  await manager.goForward()
  await expect(detail).toBeVisible()
  await manager.reload()
  await settled(manager)
  await expect(detail).toBeVisible()
  expect(await names()).toEqual(sorted)

  await table.getByRole('link', { name: second }).focus()
  await manager.keyboard.press('Escape')
  await expect(detail).toBeHidden()
})
