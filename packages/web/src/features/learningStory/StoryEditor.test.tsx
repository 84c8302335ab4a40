import { withAllFields } from '@daybook/contract/kernel/fields.ts'
import { learningStory } from '@daybook/contract/learningStory/learningStory.contract.ts'
import { learningStoryFields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { hana } from '../../app/fake.people.ts'
import { answer, callsOf } from '../../app/fake.transport.ts'
import { attention } from '../../platform/outbox/attention.ts'
import { keepDraft, readDraft } from '../../platform/outbox/drafts.ts'
import { to } from '../../platform/screens/places.ts'
import type { Story } from './learningStory.data.ts'

const id = '00000000-0000-7000-8000-0000000000c1'
const childId = '00000000-0000-7000-8000-0000000000c2'
const { user } = hana()
const words = { title: 'A tower', text: '<p>Freya built it alone.</p>', happenedOn: '2026-03-10' }
const story: Story = {
  id,
  state: 'draft',
  version: 3,
  author: { id: user.id, name: user.realName },
  changed: { by: user.realName, at: '2026-03-10T21:00:00.000Z' },
  publishedAt: null,
  reviewComment: null,
  children: [],
  files: [],
  names: {},
  can: ['edit'],
  detail: withAllFields(learningStoryFields, { ...words, childIds: [childId] }),
}
const draft = `report.learningStory.${id}`
const title = () => page.getByLabelText('Title')

beforeEach(() => signedInAs('teacher'))

test('what somebody changed and did not save stays on the device, with the version that they changed', async () => {
  answer(learningStory, { get: () => story })
  openScreen(to.learningStoryCreate({ id }))
  await expect.element(title()).toHaveValue('A tower')
  await title().fill('Two towers')
  await expect.poll(() => readDraft(draft)).toMatchObject({ content: { version: 3 } })
})

test('it is sent as a change of that version, although others have written a further one since', async () => {
  const values = { ...story.detail, title: 'Two towers' }
  await keepDraft(draft, { values, names: {}, version: 3 })
  answer(learningStory, { get: () => ({ ...story, version: 4 }), save: () => ({ ...story, version: 5 }) })
  openScreen(to.learningStoryCreate({ id }))
  await page.getByRole('button', { name: 'Continue draft' }).click()
  await expect.element(title()).toHaveValue('Two towers')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect
    .poll(() => callsOf(learningStory, 'save'))
    .toMatchObject([{ id, version: 3, detail: { title: 'Two towers' } }])
  await expect.poll(() => readDraft(draft)).toBeUndefined()
})

test('whoever adds pictures sees which of the children they must not show', async () => {
  const freya = { id: childId, firstName: 'Freya', familyName: 'Hill' }
  const other = { id: id.replace('c1', 'c3'), firstName: 'Tama', familyName: 'Rua' }
  answer(learningStory, { get: () => story, listNoPhotos: () => [freya, other] })
  openScreen(to.learningStoryCreate({ id }))
  await expect.element(page.getByText('No photos or videos of Freya Hill')).toBeVisible()
  expect(page.getByText('Tama').elements()).toEqual([])
})

test('a story that the server refused is open again with all that was written', async () => {
  const written = { ...story.detail, title: 'Three towers' }
  attention.set([
    {
      key: 'k',
      userId: user.id,
      operation: 'learningStory.save',
      input: { id, version: 3, state: 'draft', detail: written },
      who: [],
      createdAt: 0,
      status: 409,
      error: 'RECORD_CHANGED',
      fields: {},
    },
  ])
  answer(learningStory, { get: () => ({ ...story, version: 4 }), save: () => ({ ...story, version: 5 }) })
  openScreen(to.outbox())
  await page.getByRole('link', { name: 'Open the form' }).click()
  await expect.element(title()).toHaveValue('Three towers')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect
    .poll(() => callsOf(learningStory, 'save'))
    .toMatchObject([{ id, version: 3, detail: { title: 'Three towers' } }])
  expect(attention.get()).toEqual([])
})
