import { number } from '@daybook/contract/kernel/fields.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { chooseLanguage, t } from '../../platform/i18n/language.ts'
import { valueWords } from './fields.words.ts'

afterEach(async () => {
  await chooseLanguage('en-US')
  vi.unstubAllGlobals()
})

test('a number says its unit in the reader’s language, and one without words as it is', async () => {
  vi.stubGlobal('document', { documentElement: {} })
  const sayings = { pack: 'meeting', t, names: {}, sayDay: String, sayMoney: String, sayInstant: String }
  const said = (unit: string) =>
    valueWords(number({ min: 0, max: 90, step: 1, unit }), 'minutes', 60, sayings)
  expect(said('min')).toBe('60 min')
  await chooseLanguage('zh-CN')
  expect(said('min')).toBe('60 分钟')
  expect(said('°C')).toBe('60 °C')
})
