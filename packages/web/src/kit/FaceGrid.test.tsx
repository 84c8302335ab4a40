import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { FaceGrid } from './FaceGrid.tsx'

const room = 'Tūī'
const mei = (familyName: string) => ({ id: familyName, firstName: 'Mei', familyName, picture: null })

test('the buttons that open two people of one first name say which', async () => {
  signedInAs('teacher')
  const nothing = () => undefined
  show(
    <FaceGrid
      label={room}
      faces={[mei('Wu'), mei('Zhang'), { ...mei('Aroha'), firstName: 'Ana' }]}
      selected={new Set()}
      onChoose={nothing}
      onOpen={nothing}
    />,
  )
  await expect.element(page.getByRole('button', { name: 'Open Mei Wu' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open Mei Z.' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Open Ana', exact: true })).toBeVisible()
})
