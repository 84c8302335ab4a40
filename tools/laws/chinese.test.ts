// Chinese is written as it is printed: wide punctuation, no spaces within a sentence, and a number at its unit.
import { expect, it } from 'vitest'
import { languagePack } from '../vite-language.ts'

const texts = Object.entries(await languagePack('zh-CN'))
const han = '\\p{Script=Han}'
/** What a person is called or counts. Addresses and paths are Latin, and stand apart as Latin words do. */
const value = '\\{\\{(?!(?:email|mail|phone|path|url|address|account|host)\\}\\})[\\w., ]+\\}\\}'

/** Texts of the specification, word for word. */
const given = new Set(['kit.loading', 'kit.refreshing', 'api.requesting', 'app.crash'])
/** Names with a space between given name and family name, to see how long ones look. */
const names = new Set(['styleGuide.people'])

const breaches = (pattern: string, except: ReadonlySet<string> = given) =>
  texts.filter(([key, text]) => !except.has(key) && new RegExp(pattern, 'u').test(text))

it('has wide punctuation beside Chinese characters', () => {
  expect(breaches(`${han}\\s?[,:;!?()]|[,:;!?()]\\s?${han}|${han}\\.(?!\\w)|\\.\\.\\.`)).toEqual([])
})

it('has wide punctuation after what is filled in', () => {
  expect(breaches('\\}\\}\\s?[,:;!?](?!\\d)')).toEqual([])
})

it('has no straight quotes', () => {
  expect(breaches('["\']')).toEqual([])
})

it('has no space between Chinese characters, nor beside wide punctuation', () => {
  expect(breaches(`${han} +${han}`, names)).toEqual([])
  expect(breaches(' [，。：；！？、（）“”]|[，。：；！？、（）“”] ')).toEqual([])
})

it('has numbers at their units and words, and a space only beside Latin words', () => {
  expect(breaches(`${han} +(${value}|[-−]?\\d)|(${value}|\\d) +${han}`)).toEqual([])
  expect(breaches(`[A-Za-z]${han}|${han}[A-Za-z]`)).toEqual([])
})

it('addresses people politely', () => {
  expect(breaches('你')).toEqual([])
})
