// Every message has a title and a text in both languages, and they fill in what the message carries. How they are written
// stands in packages/web/src/features/message/message.words.ts.
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Day, DayOut, InstantOut } from '@daybook/contract/kernel/schema.ts'
import { DayList, type MessageKind } from '@daybook/contract/message/message.kind.ts'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { checkout } from '../lib/place.ts'
import { files } from '../lib/source.ts'
import { languagePack } from '../vite-language.ts'

type Functions = Record<string, Partial<Record<'title' | 'text', unknown>>>

const packs = [await languagePack('en-US'), await languagePack('zh-CN')]
const [english = {}] = packs

const load = async (path: string, name: string): Promise<object> =>
  existsSync(join(checkout, path)) ? ((await import(join(checkout, path)))[name] ?? {}) : {}

const declaring = files.filter(
  ({ path, text }) => path.startsWith('packages/contract/') && text.includes('= messageKinds('),
)
const kinds = (await Promise.all(declaring.map(({ path }) => kindsIn(path)))).flat()

async function kindsIn(path: string) {
  const feature = basename(dirname(path))
  const words = `packages/web/src/features/${feature}/${feature}.messageWords.ts`
  const functions = (await load(words, `${feature}MessageWords`)) as Functions
  const all = Object.entries<MessageKind>({ ...(await load(path, `${feature}Messages`)) })
  if (all.length === 0) throw new Error(`${path} does not export its kinds of message as ${feature}Messages`)
  return all.map(([name, { kind, params }]) => {
    const { title, text } = functions[name] ?? {}
    const keys = [
      ...(title ? [] : [`${feature}.message.${name}`]),
      ...(text ? [] : [`${feature}.message.${name}.text`]),
    ]
    return { kind, keys, unnamed: `${feature}.unnamed`, params: (params as z.ZodObject).shape }
  })
}

/** The text of a key, in all of its plural forms. */
const textsAt = (pack: Record<string, string>, key: string) =>
  [key, `${key}_one`, `${key}_other`].map((form) => pack[form]).filter((text) => text !== undefined)

it.each(kinds)('$kind has its words', ({ keys }) => {
  expect(keys.filter((key) => packs.some((pack) => textsAt(pack, key).length === 0))).toEqual([])
})

it.each(kinds)('$kind fills in what it carries', ({ keys, params, unnamed }) => {
  const texts = packs.flatMap((pack) => keys.flatMap((key) => textsAt(pack, key)))
  const placeholders = texts.flatMap((text) =>
    [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([, inner = '']) => inner),
  )
  const wrong = placeholders.filter((placeholder) => {
    const [name = '', format, ...more] = placeholder.split(', ')
    return !fits(params[name], format, unnamed) || more.length > 0
  })
  expect(wrong).toEqual([])
})

function fits(param: unknown, format: string | undefined, unnamed: string): boolean {
  const isText = param instanceof z.ZodString
  if (format === undefined) return isText || param instanceof z.ZodNumber
  if (format === 'time') return param === InstantOut
  if (format === 'day') return param === Day || param === DayOut || param === DayList
  if (format === 'feature') return isText && unnamed in english
  if (!format.endsWith('.')) return false
  // What a centre has renamed in a dictionary is shown as it is stored.
  if (format.startsWith('lookup.'))
    return isText && Object.keys(english).some((key) => key.startsWith(format))
  return param instanceof z.ZodEnum && param.options.every((one) => isWhole(english[format + one]))
}

const isWhole = (text: string | undefined) => text !== undefined && !text.includes('{{')

it.each(kinds)('$kind has one number if its words have plural forms', ({ keys, params }) => {
  const numbers = Object.values(params).filter((param) => param instanceof z.ZodNumber)
  const plurals = keys.filter((key) => `${key}_other` in english)
  expect(plurals.length > 0 && numbers.length !== 1).toBe(false)
})

it('the packs have words for no other message', () => {
  const known = new Set(kinds.flatMap(({ keys }) => keys))
  const said = packs.flatMap((pack) => Object.keys(pack)).filter((key) => /^\w+\.message\./.test(key))
  expect(said.filter((key) => !known.has(key.replace(/_(one|other)$/, '')))).toEqual([])
})
