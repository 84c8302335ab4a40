import { house } from '@daybook/contract/house/house.contract.ts'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

test('who was counted on an excursion may be away, until they are counted back at the centre', async () => {
  signedInAs('teacher')
  const counted = { excursion: 'Walk to the library', place: 'Library', at: '2026-03-10T20:30:00.000Z' }
  const back = { ...counted, place: 'Back at the centre', isBack: true }
  const children = [
    { id: 'a', name: 'Ari Parata', counted },
    { id: 'b', name: 'Bea Carter', counted: back },
  ]
  answer(house, {
    getHouse: () => ({
      at: '2026-03-10T21:30:00.000Z',
      rooms: [{ code: 'tui', name: 'Tūī', children, staff: [] }],
      staff: [],
      visitors: [],
    }),
  })
  openScreen(to.house())
  await expect
    .element(page.getByText('1 of them was counted on an excursion today and may be away'))
    .toBeVisible()
  await expect.element(page.getByText('Walk to the library: last counted at 09:30, Library')).toBeVisible()
  await expect.element(page.getByText('Walk to the library: back, counted at 09:30')).toBeVisible()
})
