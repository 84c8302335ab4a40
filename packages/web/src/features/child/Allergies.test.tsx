// What is shown of a child's allergies and diet wherever the child is fed.
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../../app/fake.app.ts'
import { Allergies } from './Allergies.tsx'

const egg = {
  substance: 'Egg',
  severity: 'severe',
  note: 'Antihistamine',
  allergens: ['egg'],
  planExpiresOn: '2026-03-10',
} as const

test('an action plan that has expired is said, and one that is still valid is not', async () => {
  signedInAs('teacher')
  const nut = { ...egg, substance: 'Nuts', planExpiresOn: '2026-03-11' }
  show(
    <Allergies
      allergies={[
        { ...egg, allergens: ['egg'] },
        { ...nut, allergens: ['treeNuts'] },
      ]}
      dietNote={null}
    />,
  )
  await expect.element(page.getByText(/The action plan expired on/)).toBeVisible()
  expect(page.getByText(/The action plan expired on/).elements()).toHaveLength(1)
})

test('diets stand before what else is said of them', async () => {
  signedInAs('teacher')
  show(<Allergies allergies={[]} diets={['halal', 'noBeef']} dietNote="Congee from home" />)
  await expect.element(page.getByText('Halal, No beef. Congee from home')).toBeVisible()
})

test('a note that only repeats a diet is left out', async () => {
  signedInAs('teacher')
  show(<Allergies allergies={[]} diets={['halal', 'noPork']} dietNote="No pork." />)
  await expect.element(page.getByText('Halal, No pork', { exact: true })).toBeVisible()
})
