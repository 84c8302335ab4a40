import { beforeAll, expect, it } from 'vitest'
import { loadTable, registerTables, type TableLoaders } from '../../platform/declared.ts'
import { setPack, t, wordsOf } from '../../platform/i18n/language.ts'
import { messageWords } from './message.words.ts'

const pack = {
  'error.BOTTLE_ENDED': 'It had ended',
  'message.unknown': 'A new kind',
  'message.unknownText': 'Reload',
  'policy.title': 'Policy',
  'receipt.unnamed': 'Publication',
  'kit.comma': ', ',
  'x.message.away': '{{days, day}}',
  'x.message.away.text': '',
  'x.message.cut': 'Cut by {{name}}',
  'x.message.late': '{{childName}} by {{dueAt, time}}',
  'x.message.late.text': '{{day, day}}: {{why, error.}}',
  'x.message.years_one': '{{years}} year',
  'x.message.years_other': '{{years}} years',
  'x.message.years.text': '{{name}}',
  'receipt.message.new': '{{kind, feature}}',
  'receipt.message.new.text': '',
}

const telling = {
  t,
  sayTime: (instant: string) => `time of ${instant}`,
  sayDay: (day: string) => `day ${day}`,
  sayFeature: (name: string) => wordsOf(`${name}.title`),
  sayEntry: (_: string, name: string) => name,
}
const say = (kind: string, params: Record<string, string | number>) => messageWords({ kind, params }, telling)

beforeAll(async () => {
  setPack('en-US', pack)
  const own = { x: { cut: { text: (_: unknown, params: { why?: string }) => params.why ?? '' } } }
  registerTables({ messageWords: async () => own } as Partial<TableLoaders> as TableLoaders)
  await loadTable('messageWords')
})

it('fills in what a message carries, in the format that the text names', () => {
  const params = { childName: 'Mia', dueAt: '10:42', day: '2026-03-11', why: 'BOTTLE_ENDED' }
  expect(say('x.late', params)).toEqual({
    title: 'Mia by time of 10:42',
    text: 'day 2026-03-11: It had ended',
  })
})

it('names several days', () => {
  expect(say('x.away', { days: '2026-03-11,2026-03-13' }).title).toBe('day 2026-03-11, day 2026-03-13')
})

it('shows what somebody typed as it is', () => {
  const params = { childName: '{{day, day}} $&', dueAt: '10:42', day: '2026-03-11', why: 'other' }
  expect(say('x.late', params)).toEqual({
    title: '{{day, day}} $& by time of 10:42',
    text: 'day 2026-03-11: other',
  })
})

it('its number chooses the plural form', () => {
  expect(say('x.years', { name: 'Hana', years: 1 })).toEqual({ title: '1 year', text: 'Hana' })
  expect(say('x.years', { name: 'Hana', years: 5 })).toEqual({ title: '5 years', text: 'Hana' })
})

it('says by a function what the pack cannot, also if that is nothing', () => {
  expect(say('x.cut', { name: 'Mia', why: 'Late' })).toEqual({ title: 'Cut by Mia', text: 'Late' })
  expect(say('x.cut', { name: 'Mia' })).toEqual({ title: 'Cut by Mia', text: '' })
})

it('a page that is older than a feature or a kind still shows the message', () => {
  expect(say('receipt.new', { kind: 'policy' })).toEqual({ title: 'Policy', text: '' })
  expect(say('receipt.new', { kind: 'later' })).toEqual({ title: 'Publication', text: '' })
  expect(say('x.later', {})).toEqual({ title: 'A new kind', text: 'Reload' })
})
