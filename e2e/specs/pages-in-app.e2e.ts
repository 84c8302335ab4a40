// Web pages of others inside the app, and pages of their own for what a form asks.
import { expect, open, test } from '../test.ts'

const guide = 'https://guides.example.org/sleep/safe'

test('a page that the centre allows is shown inside, in a sandbox; any other opens outside', async ({
  manager,
  teacher,
}) => {
  await open(manager, '/pages/manage/web-address?edit=new')
  await manager.getByRole('textbox', { name: 'What it is' }).fill('Safe sleep')
  const address = manager.getByRole('textbox', { name: 'Address' })
  await address.fill('javascript:alert(1)')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByText('would run a script')).toBeVisible()
  await address.fill('https://guides.example.org/sleep')
  await manager.getByRole('button', { name: 'Save' }).click()
  await expect(manager.getByRole('button', { name: 'Save' })).toBeHidden()

  const page = '<p>On their back</p><script>document.title = self.origin</script>'
  await teacher.route('https://guides.example.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: page }),
  )
  await open(teacher, `/pages/webview/preview?url=${encodeURIComponent(guide)}`)
  const frame = teacher.frameLocator('iframe[title="Safe sleep"]')
  await expect(frame.getByText('On their back')).toBeVisible()
  expect(await frame.locator('html').evaluate(() => self.origin)).toBe('null')

  await open(teacher, '/pages/webview/preview?url=https%3A%2F%2Felsewhere.example.org%2Fa')
  const outside = teacher.getByRole('link', { name: 'Open elsewhere.example.org' })
  await expect(outside).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(teacher.locator('iframe')).toHaveCount(0)
  await open(teacher, '/pages/webview/preview?url=data%3Atext%2Fhtml%2Chello')
  await expect(teacher.getByText('contains a page instead of naming one')).toBeVisible()
})

test('a long text is written full screen, and the form is as it was left', async ({ manager }) => {
  await open(manager, '/pages/manage/article?edit=new')
  await manager.getByRole('textbox', { name: 'Title', exact: true }).fill('Matariki')
  await manager.getByRole('textbox', { name: 'Article' }).fill('We look at the stars.')
  await manager.getByRole('button', { name: 'Full screen' }).click()
  // The form's own field has the same name and text until then.
  await expect(manager.getByRole('button', { name: 'Done' })).toBeVisible()
  await expect(manager).toHaveURL(/\/pages\/rich\/index$/)
  const page = manager.getByRole('textbox', { name: 'Article' })
  await expect(page).toHaveText('We look at the stars.')
  await page.fill('We look at nine stars.')
  await manager.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(manager.getByText('We look at nine stars.')).toBeVisible()
  await manager.getByRole('button', { name: 'Done' }).click()
  await expect(manager.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Matariki')
  await expect(manager.getByRole('textbox', { name: 'Article' })).toHaveText('We look at nine stars.')
})
