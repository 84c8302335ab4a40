import { beforeEach, expect, test, vi } from 'vitest'
import { languagePack } from '../../../../../tools/vite-language.ts'
import type { Pack } from './words.ts'

const english = await languagePack('en-US')
const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.unstubAllGlobals()
  vi.stubGlobal('document', { documentElement: {} })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  })
})

/** The app opened again: nothing but the storage is left of the last time. */
async function start(fetchPack: () => Promise<Pack>) {
  vi.resetModules()
  const { currentLanguage, startLanguage, t } = await import('./language.ts')
  await startLanguage(fetchPack)
  return { language: currentLanguage(), close: t('kit.close') }
}

const away = () => Promise.reject(new Error('offline'))

test('a pack is fetched once, kept on the device, and used when the server is away', async () => {
  expect(await start(async () => english)).toEqual({ language: 'en-US', close: 'Close' })
  expect(await start(away)).toEqual({ language: 'en-US', close: 'Close' })
})

test('without a pack and without a server the app speaks Chinese, which is bundled', async () => {
  expect(await start(away)).toEqual({ language: 'zh-CN', close: '关闭' })
})

test.each(['zh', 'zh-CN', 'zh-Hans-NZ'])(
  'a browser that speaks %s opens in Chinese, until somebody chooses',
  async (language) => {
    vi.stubGlobal('navigator', { language })
    expect(await start(async () => english)).toEqual({ language: 'zh-CN', close: '关闭' })
    kept.set('language', '"en-US"')
    expect(await start(async () => english)).toEqual({ language: 'en-US', close: 'Close' })
  },
)

test.each(['en-NZ', 'mi', 'zhx'])('a browser that speaks %s opens in English', async (language) => {
  vi.stubGlobal('navigator', { language })
  expect(await start(async () => english)).toEqual({ language: 'en-US', close: 'Close' })
})
