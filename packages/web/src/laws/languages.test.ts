// Law 5: every key, title and error exists in every language, with the same placeholders.

import { registers } from '@daybook/contract/app/register.kinds.generated.ts'
import { errorStatus } from '@daybook/contract/kernel/errors.ts'
import { fieldErrors } from '@daybook/contract/kernel/fieldErrors.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { describe, expect, test } from 'vitest'
import { languagePack } from '../../../../tools/vite-language.ts'
import { receiptKinds } from '../app/receiptKinds.generated.ts'
import { reportKinds } from '../app/reportKinds.generated.ts'
import { screenTable } from '../app/screens.ts'

const english = await languagePack('en-US')
const chinese = await languagePack('zh-CN')

const withoutPlural = (key: string) => key.replace(/_(one|other)$/, '')
const keysOf = (pack: Record<string, string>) => [...new Set(Object.keys(pack).map(withoutPlural))].sort()
const placeholders = (text = '') => [...text.matchAll(/\{\{([^{}]+)\}\}/g)].map(([, name]) => name).sort()

/** Words of a key or of its general plural. */
const wordsAt = (pack: Record<string, string>, key: string) => pack[key] ?? pack[`${key}_other`]

describe('English and Chinese', () => {
  test('have the same keys', () => {
    expect(keysOf(chinese)).toEqual(keysOf(english))
  })

  test('have no empty words', () => {
    const all = [...Object.entries(english), ...Object.entries(chinese)]
    expect(all.filter(([, words]) => words.trim() === '')).toEqual([])
  })

  test('have the same placeholders', () => {
    const differing = keysOf(english).filter((key) => {
      const here = placeholders(wordsAt(english, key))
      return JSON.stringify(here) !== JSON.stringify(placeholders(wordsAt(chinese, key)))
    })
    expect(differing).toEqual([])
  })

  test('English has both numbers of a plural', () => {
    const plurals = Object.keys(english).filter((key) => /_(one|other)$/.test(key))
    const bases = [...new Set(plurals.map(withoutPlural))]
    expect(plurals.sort()).toEqual(bases.flatMap((base) => [`${base}_one`, `${base}_other`]).sort())
  })
})

test.each(Object.entries(screenTable))('screen %s has words for its title', (_, { title, tab, report }) => {
  const actions = [report ?? []].flat().map(({ text }) => text)
  for (const key of [title, tab?.text, ...actions].filter((key) => key !== undefined))
    expect([english[key], chinese[key]]).not.toContain(undefined)
})

test.each(Object.keys(errorStatus))('error %s has words', (key) => {
  expect([english[`error.${key}`], chinese[`error.${key}`]]).not.toContain(undefined)
})

test.each(fieldErrors)('field error %s has words', (key) => {
  expect([english[`field.${key}`], chinese[`field.${key}`]]).not.toContain(undefined)
})

/** The keys of the labels and options of a record's fields, and of what adds a row to a list. */
function wordsOfFields(fields: Fields, at: string): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = `${at}.${name}`
    const isCoded = field.kind === 'choice' || field.kind === 'choices'
    const options = isCoded ? field.of.map((one) => `${path}.${one}`) : []
    // A roster's shifts stand in a week, where a cell is chosen instead.
    const add = field.kind === 'repeat' && path !== 'roster.shifts' ? [`${path}.add`] : []
    return [path, ...options, ...add, ...('fields' in field ? wordsOfFields(field.fields, path) : [])]
  })
}

const kindsWithFields = [
  ...Object.values(reportKinds).map(({ name, report }) => ({ name, fields: report.fields })),
  ...Object.values(receiptKinds).map(({ name, receipt }) => ({ name, fields: receipt.fields })),
]

test.each(kindsWithFields)('every field and option of $name has words', ({ name, fields }) => {
  const silent = wordsOfFields(fields, name).filter((key) => !english[key] || !chinese[key])
  expect(silent).toEqual([])
})

test.each(Object.values(reportKinds))('confirming several of $name has words', ({ name, report }) => {
  const key = report.abilities.includes('confirm') ? [`${name}.several`] : []
  expect(key.filter((one) => !english[one] || !chinese[one])).toEqual([])
})

test.each(Object.entries(registers))(
  'every field and option of the register %s has words',
  (name, { fields }) => {
    const silent = wordsOfFields(fields, name).filter((key) => !english[key] || !chinese[key])
    expect(silent).toEqual([])
  },
)
