import { place } from '@daybook/contract/place/place.kind.ts'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen, signedInAs } from '../../app/fake.app.ts'
import { answer } from '../../app/fake.transport.ts'
import { to } from '../../platform/screens/places.ts'

const id = '00000000-0000-7000-8000-0000000000c1'
const library = {
  id,
  name: 'Public library',
  address: '2 The Strand',
  note: null,
  latitude: -36.7874,
  longitude: 174.7712,
}
const tiles = { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', attribution: 'A map' }

beforeEach(() => {
  signedInAs('teacher')
  answer(place, { listOptions: () => [library as never], getMap: () => ({ tiles: null }) })
})

test('without a map service places are a list that opens in another map', async () => {
  openScreen(to.placeMap())
  await expect.element(page.getByText('No map service is set up here.')).toBeVisible()
  await expect.element(page.getByText('2 The Strand')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Open Public library in maps' }))
    .toHaveAttribute('href', expect.stringContaining('mlat=-36.7874'))
  expect(page.getByRole('application').elements()).toEqual([])
})

test('with one the arrow keys move the pin', async () => {
  answer(place, { getMap: () => ({ tiles }) })
  openScreen(to.chooseLocation())
  await page.getByRole('searchbox').fill('library')
  await page.getByRole('button', { name: /Public library/ }).click()
  const latitude = page.getByRole('textbox', { name: 'Latitude' })
  await expect.element(latitude).toHaveValue('-36.7874')
  await expect.element(page.getByRole('button', { name: /^Pin/ })).toBeVisible()
  const pin = page.getByRole('button', { name: /^Pin/ }).element()
  pin.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }))
  await expect.element(latitude).not.toHaveValue('-36.7874')
})
