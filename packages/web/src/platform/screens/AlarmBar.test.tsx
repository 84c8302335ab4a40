import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../app/fake.app.ts'
import { AlarmBar } from './AlarmBar.tsx'

const [words, over] = ['Check 5 sleepers now', '+57 min']

/** How much of the words can be seen in a title's place of this width. */
async function shownIn(inlineSize: number): Promise<'all' | 'cut' | 'none'> {
  show(
    <header style={{ position: 'relative', inlineSize, blockSize: '3.5rem' }}>
      <AlarmBar call={words} words={words} over={over} leadsTo={() => undefined} />
    </header>,
  )
  const link = page.getByRole('button', { name: `${words} ${over}` })
  await expect.element(link).toBeVisible()
  const said = link.element().querySelector('span') as HTMLElement
  if (getComputedStyle(said).opacity === '0') return 'none'
  return said.scrollWidth > said.clientWidth + 1 || said.scrollHeight > said.clientHeight + 1 ? 'cut' : 'all'
}

test('an alarm says all of its words where there is room', async () => {
  expect(await shownIn(280)).toBe('all')
})

test('beside many icons an alarm says its minutes alone, and not a part of a word', async () => {
  expect(await shownIn(110)).toBe('none')
})
