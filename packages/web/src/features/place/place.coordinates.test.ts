import { expect, it } from 'vitest'
import { degrees } from '../fields/index.ts'
import { geoLink, readCoordinates, webLink } from './place.coordinates.ts'

it('reads coordinates that are on Earth', () => {
  expect(readCoordinates('-36.8485', ' 174.7633 ')).toEqual({ latitude: -36.8485, longitude: 174.7633 })
  expect(readCoordinates('0', '-180')).toEqual({ latitude: 0, longitude: -180 })
  for (const [latitude, longitude] of [
    ['', ''],
    ['91', '0'],
    ['0', '180.1'],
    ['north', '0'],
  ] as const)
    expect(readCoordinates(latitude, longitude)).toBeUndefined()
})

it('says them for map apps', () => {
  const library = { latitude: -36.84851234, longitude: 174.76 }
  expect(degrees(library.latitude)).toBe('-36.848512')
  expect(geoLink(library, 'Library & park')).toBe(
    'geo:-36.848512,174.76?q=-36.848512,174.76(Library%20%26%20park)',
  )
  expect(geoLink(library, '')).toBe('geo:-36.848512,174.76?q=-36.848512,174.76')
  expect(webLink(library)).toContain('mlat=-36.848512&mlon=174.76#map=17/-36.848512/174.76')
})
