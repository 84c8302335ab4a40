export const webAddressEn = {
  title: 'Web pages',
  name: 'What it is',
  address: 'Address',
  note: 'Note',
  show: 'Show the page',
  viewTitle: 'Web page',
  opensOutside: 'This page opens outside Daybook',
  opensOutsideHint: '{{host}} isn’t among the web pages that your centre shows inside the app.',
  openOutside: 'Open {{host}}',
  opensNowhere: 'This page can’t be opened',
  noAddress: 'No address was given.',
  blank: 'Nothing to see? Some sites don’t allow being shown inside an app.',
} as const

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    webAddress: typeof webAddressEn
  }
}
