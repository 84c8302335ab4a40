import { dictionary, number } from '@daybook/contract/kernel/fields.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, t } from '../../platform/i18n/language.ts'
import { valueWords } from './fields.words.ts'

afterEach(async () => {
  await chooseLanguage('en-US')
  vi.unstubAllGlobals()
})

test('a number says its unit in the reader’s language, and one without words as it is', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const sayings = {
    pack: 'meeting',
    t,
    names: {},
    sayDay: String,
    sayWeekday: String,
    sayMoney: String,
    sayInstant: String,
  }
  const said = (unit: string) =>
    valueWords(number({ min: 0, max: 90, step: 1, unit }), 'minutes', 60, sayings)
  expect(said('min')).toBe('60 min')
  await chooseLanguage('zh-CN')
  expect(said('min')).toBe('60分钟')
  expect(said('°C')).toBe('60 °C')
})

test('an entry that comes with Daybook is in the reader’s language, and one that the centre named as it is', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await chooseLanguage('zh-CN')
  const names = { 1: 'First aid certificate', 2: 'Pool lifeguard' }
  const sayings = {
    pack: 'credential',
    t,
    names,
    sayDay: String,
    sayWeekday: String,
    sayMoney: String,
    sayInstant: String,
  }
  const said = (key: string) => valueWords(dictionary('certificate_kind'), 'kind', key, sayings)
  expect(said('1')).toBe('急救证书')
  expect(said('2')).toBe('Pool lifeguard')
})
