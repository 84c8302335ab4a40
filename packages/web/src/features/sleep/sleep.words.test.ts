import { expect, it } from 'vitest'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsFrom } from '../../platform/i18n/words.ts'
import { sleepEn } from './sleep.messages.en.ts'
import { sleepZh } from './sleep.messages.zh.ts'
import { lookWords } from './sleep.words.ts'

const words = (pack: Record<string, string>, language: string): Translate => {
  const keyed = Object.fromEntries(Object.entries(pack).map(([key, text]) => [`sleep.${key}`, text]))
  return ((key: string, values: object) => wordsFrom(keyed, language, key, { ...values })) as Translate
}

it('describes a check without observations as "Seen"', () => {
  const seen = { breathing: null, warmth: null, colour: null, position: null }
  expect(lookWords(words(sleepEn, 'en-US'), seen)).toBe('Seen')
  expect(lookWords(words(sleepZh, 'zh-CN'), seen)).toBe('已看过')
})

it('describes a full check by what is unusual, or as all well', () => {
  const well = { breathing: 'normal', warmth: 'normal', colour: 'normal', position: 'back' } as const
  expect(lookWords(words(sleepEn, 'en-US'), well)).toMatch(/^All well/)
  expect(lookWords(words(sleepEn, 'en-US'), { ...well, warmth: 'hot' })).not.toMatch(/All well/)
})
