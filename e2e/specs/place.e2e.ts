// A place on the map, chosen for an event and opened from it.
import { expect, open, test } from '../test.ts'

test('an event says on the map where it goes', async ({ teacher }) => {
  await open(teacher, '/pages/home/event/common-event')
  await teacher.getByRole('textbox', { name: 'Name' }).fill('Books and ducks')
  await teacher.getByRole('button', { name: 'Choose on the map' }).click()
  await expect(teacher).toHaveURL(/\/choose-location$/)
  await teacher.getByRole('searchbox').fill('library')
  await teacher.getByRole('button', { name: /Public library.*Strand/ }).click()
  const latitude = teacher.getByRole('textbox', { name: 'Latitude' })
  await expect(latitude).toHaveValue('-36.7874')
  await expect(teacher.getByText('No map service is set up here.')).toBeVisible()
  await latitude.fill('-36.7873')
  await teacher.getByRole('button', { name: 'Use this place' }).click()
  await expect(teacher.getByText('Public library, 2 The Strand, Takapuna')).toBeVisible()
  await expect(teacher.getByRole('textbox', { name: 'Name' })).toHaveValue('Books and ducks')
})

test('a place is chosen by where the device is, if it may say so', async ({ teacher }) => {
  await open(teacher, '/choose-location')
  await teacher.context().grantPermissions(['geolocation'])
  await teacher.context().setGeolocation({ latitude: -36.8, longitude: 174.75 })
  await teacher.getByRole('button', { name: 'Where I am now' }).click()
  await expect(teacher.getByRole('textbox', { name: 'Longitude' })).toHaveValue('174.75')
  await teacher.context().clearPermissions()
  await teacher.getByRole('textbox', { name: 'Name' }).fill('Here')
  await teacher.getByRole('button', { name: 'Open on the map' }).click()
  await expect(teacher.getByRole('link', { name: 'Open in a map app' })).toHaveAttribute(
    'href',
    'geo:-36.8,174.75?q=-36.8,174.75(Here)',
  )
  await open(teacher, '/open-location?latitude=north&longitude=1')
  await expect(teacher.getByText('This place isn’t on the map')).toBeVisible()
})
