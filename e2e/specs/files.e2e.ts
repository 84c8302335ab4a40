// Files: the viewer of pictures, by keys alone.
import { incident } from '@daybook/contract/incident/incident.kind.ts'
import { callAs, expect, open, test } from '../test.ts'

test('arrows turn the pictures of a report, a key zooms, and Escape leads back to the picture', async ({
  manager,
}) => {
  const { data } = await callAs(manager, incident, 'listAll', { size: 100 })
  const { id, files = [] } = data.records.find((report) => report.files.length > 1) ?? {}
  // In motion a second key before the picture has its size would turn the first one back.
  await manager.emulateMedia({ reducedMotion: 'reduce' })
  await open(manager, `/pages/home/task/detail-acc?id=${id}`)
  const first = manager.getByRole('button', { name: `Photos, 1 of ${files.length}` })
  await first.focus()
  await manager.keyboard.press('Enter')
  const viewer = manager.getByRole('dialog')
  await expect(viewer.getByText(`1 / ${files.length}`)).toBeVisible()
  // The viewer takes no keys while it opens.
  await expect(async () => {
    await manager.keyboard.press('ArrowRight')
    await expect(viewer.getByText(`2 / ${files.length}`)).toBeVisible({ timeout: 1000 })
  }).toPass()
  await manager.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(`1 / ${files.length}`)).toBeVisible()
  // Nor while a picture is still loading.
  const zoomed = manager.locator('.pswp--zoomed-in')
  await expect(async () => {
    if ((await zoomed.count()) === 0) await manager.keyboard.press('z')
    await expect(zoomed).toBeVisible({ timeout: 1000 })
  }).toPass()
  await manager.keyboard.press('z')
  await expect(zoomed).toHaveCount(0)
  await manager.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(first).toBeFocused()

  // It never stays over another page.
  await manager.keyboard.press('Enter')
  await expect(viewer).toBeVisible()
  await manager.goBack()
  await expect(viewer).toHaveCount(0)
})
