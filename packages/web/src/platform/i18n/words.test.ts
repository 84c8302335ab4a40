import { expect, test } from 'vitest'
import { wordsFrom } from './words.ts'

const pack = {
  'sleep.title': 'Sleep',
  'sleep.asleep_one': '{{count}} child asleep',
  'sleep.asleep_other': '{{count}} children asleep',
  'sleep.since': '{{name}} since {{time}}',
}

const words = (key: string, values?: Record<string, unknown>) => wordsFrom(pack, 'en-US', key, values)

test('texts, placeholders and plurals', () => {
  expect(words('sleep.title')).toBe('Sleep')
  expect(words('sleep.since', { name: 'Aroha', time: '10:42' })).toBe('Aroha since 10:42')
  expect(words('sleep.asleep', { count: 1 })).toBe('1 child asleep')
  expect(words('sleep.asleep', { count: 0 })).toBe('0 children asleep')
  expect(wordsFrom({ 'a.b_other': '{{count}}个' }, 'zh-CN', 'a.b', { count: 1 })).toBe('1个')
})

test('a missing text shows its key, a missing value its placeholder', () => {
  expect(words('sleep.none')).toBe('sleep.none')
  expect(words('sleep.since', { name: '{{time}}' })).toBe('{{time}} since {{time}}')
})
