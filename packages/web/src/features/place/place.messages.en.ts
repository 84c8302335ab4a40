export const placeEn = {
  title: 'Places',
  new: 'Add a place',
  one: 'Place',
  map: 'Map of places',
  choose: 'Choose a place',
  open: 'Open on the map',
  name: 'Name',
  address: 'Address',
  latitude: 'Latitude',
  longitude: 'Longitude',
  note: 'Note',
  noMap: 'No map service is set up here. Open a place in another map.',
  noMapHint: 'No map service is set up here. Search a place, use your own location or enter it by hand.',
  openMaps: 'Open {{name}} in maps',
  none: 'No places yet',
  noneHint: 'A manager adds the park, the library and others under Manage.',
  search: 'Search the centre’s places',
  notFound: 'None of the centre’s places match this.',
  mapHint: 'Tap the map to set the pin. Drag it, or move it with the arrow keys.',
  pin: 'Pin. Arrow keys move it',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  here: 'Where I am now',
  denied:
    'This device doesn’t share its location. Allow it in the browser’s settings, or set the pin by hand.',
  failed: 'The location couldn’t be found. Try again outside, or set the pin by hand.',
  'latitude.wrong': 'A number from −90 to 90',
  'longitude.wrong': 'A number from −180 to 180',
  use: 'Use this place',
  at: '{{latitude}}, {{longitude}}',
  openApp: 'Open in a map app',
  openWeb: 'Open in the browser',
  nowhere: 'This place isn’t on the map',
  nowhereHint: 'The link has no latitude and longitude that exist.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    place: typeof placeEn
  }
}
