import type { WordsOf } from '../../platform/i18n/keys.ts'

export const webAddressEn = {
  title: 'Web pages',
  new: 'Add a web page',
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

export const webAddressZh: WordsOf<typeof webAddressEn> = {
  title: '网页',
  new: '新增网页',
  name: '名称',
  address: '网址',
  note: '备注',
  show: '查看网页',
  viewTitle: '网页',
  opensOutside: '该网页将在应用外打开',
  opensOutsideHint: '{{host}}不在本园允许应用内打开的网页之列。',
  openOutside: '打开{{host}}',
  opensNowhere: '无法打开该网页',
  noAddress: '没有网址。',
  blank: '看不到内容？有些网站不允许在应用内显示。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    webAddress: typeof webAddressEn
  }
}
