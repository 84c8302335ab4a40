export const assetEn = {
  title: 'Assets',
  new: 'Add an asset',
  name: 'What it is',
  number: 'Inventory number',
  kind: 'Kind',
  'kind.toy': 'Toy',
  'kind.equipment': 'Equipment',
  'kind.furniture': 'Furniture',
  'kind.electronics': 'Electronics',
  'kind.firstAid': 'First aid',
  'kind.key': 'Key',
  'kind.vehicle': 'Vehicle',
  'kind.other': 'Other',
  roomId: 'Room',
  place: 'Place',
  condition: 'Condition',
  'condition.good': 'Good',
  'condition.worn': 'Worn',
  'condition.broken': 'Broken',
  'condition.lost': 'Lost',
  nextCheck: 'Next check',
  photos: 'Photos',
  note: 'Note',
  due: 'Check',
  report: 'Report a problem',
  broken: '{{name}} is broken',
  label: 'Print label',
  labelTitle: 'Label',
  scanTitle: 'Scan a label',
  scanByNumber: 'Enter the number.',
  scanNumber: 'You’ll find it under the code on the label.',
  find: 'Find',
  labelAlt: 'QR code that opens this asset',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    asset: typeof assetEn
  }
}
