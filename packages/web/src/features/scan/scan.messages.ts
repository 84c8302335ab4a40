import type { WordsOf } from '../../platform/i18n/keys.ts'

export const scanEn = {
  view: 'What the camera sees',
  'state.starting': 'Starting the camera…',
  'state.looking': 'Hold the label in front of the camera.',
  'state.denied': 'The camera isn’t allowed. Allow it in the browser’s settings.',
  'state.noCamera': 'There’s no camera here.',
  foreign: 'This code isn’t one of these labels. Try another.',
} as const

export const scanZh: WordsOf<typeof scanEn> = {
  view: '摄像头画面',
  'state.starting': '正在打开摄像头…',
  'state.looking': '请将标签对准摄像头。',
  'state.denied': '未获得摄像头权限。请在浏览器设置中允许使用。',
  'state.noCamera': '此设备没有可用的摄像头。',
  foreign: '这不是这里的标签，请换一个。',
}

declare module '../../platform/i18n/keys.ts' {
  interface Packs {
    scan: typeof scanEn
  }
}
