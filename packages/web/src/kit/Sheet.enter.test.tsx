import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../app/fake.app.ts'
import { Sheet } from './Sheet.tsx'

const search = 'Search'
const note = 'Note'

test('Enter in a sheet does not send the form around it, and sends the one inside', async () => {
  const sent: string[] = []
  const send = (form: string) => (event: { preventDefault(): void; stopPropagation(): void }) => {
    event.preventDefault()
    event.stopPropagation()
    sent.push(form)
  }
  show(
    <form onSubmit={send('outer')}>
      <Sheet open onClose={() => undefined} title={search}>
        <input aria-label={search} />
      </Sheet>
      <button type="submit" aria-label="Outer" />
    </form>,
  )
  await page.getByRole('textbox', { name: search }).click()
  await userEvent.keyboard('abc{Enter}')
  await expect.element(page.getByRole('textbox', { name: search })).toHaveValue('abc')
  expect(sent).toEqual([])
  show(
    <Sheet open onClose={() => undefined} title={note}>
      <form onSubmit={send('inner')}>
        <input aria-label={note} />
      </form>
    </Sheet>,
  )
  await page.getByRole('textbox', { name: note }).click()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => sent).toEqual(['inner'])
})
