import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = '00000000-0000-7000-8000-0000000000c1'
const changed = { by: 'Hana', at: '2026-03-10T21:00:00.000Z' }
const set = { id, title: 'Mud', about: '', changed, version: 1, stories: [] }
const link = '/files/book'
const tab = { location: { href: '' }, close: vi.fn<() => void>() }
const print = () => page.getByRole('button', { name: 'Print as a book' }).click()

beforeEach(async () => {
  tab.location.href = ''
  vi.stubGlobal('open', () => tab)
  await signedInAs('teacher')
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a PDF opens in a tab of its own', async () => {
  answer(learningStory, { getSet: () => set, getSetPdf: () => ({ link }) })
  openScreen(to.learningSet({ id }))
  await print()
  await expect.poll(() => tab.location.href).toBe(link)
})

test('one with blanks opens once they are agreed to', async () => {
  answer(learningStory, { getSet: () => set, getSetPdf: () => ({ link, blanks: ['محمد', '𠮷'] }) })
  openScreen(to.learningSet({ id }))
  await print()
  const sheet = page.getByRole('dialog', { name: 'Some letters can’t be printed' })
  await expect.element(sheet.getByText('Daybook has no font for محمد, 𠮷.')).toBeVisible()
  expect(tab.close).toHaveBeenCalledOnce()
  expect(tab.location.href).toBe('')
  await sheet.getByRole('button', { name: 'Print with blanks' }).click()
  await expect.poll(() => tab.location.href).toBe(link)
})
