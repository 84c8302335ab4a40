import { describe, expect, it } from 'vitest'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsFrom } from '../../platform/i18n/words.ts'
import { timeEn } from '../../platform/time/time.messages.en.ts'
import { bottleFeedCareKind } from '../bottleFeed/bottleFeed.careKind.ts'
import { bottleFeedEn } from '../bottleFeed/bottleFeed.messages.en.ts'
import { nappyChangeCareKind } from '../nappyChange/nappyChange.careKind.ts'
import { nappyChangeEn } from '../nappyChange/nappyChange.messages.en.ts'
import type { CareDetail } from './care.fields.ts'
import { careEn } from './care.messages.en.ts'
import type { EntryKind } from './care.view.ts'
import { detailWords, recordedWords, saysMore, shortWords, sinceWords, whoWords } from './care.words.ts'

const packs = { bottleFeed: bottleFeedEn, care: careEn, nappyChange: nappyChangeEn, time: timeEn }
const words = Object.fromEntries(
  Object.entries(packs).flatMap(([name, pack]) =>
    Object.entries(pack).map(([key, text]) => [`${name}.${key}`, text]),
  ),
)
const t = ((key: string, values: object) => wordsFrom(words, 'en-US', key, { ...values })) as Translate

const kind = nappyChangeCareKind
const usual = { contents: 'both', skin: 'normal', creamUsed: false }

describe('an entry in words', () => {
  it('mentions only values that differ from the default', () => {
    expect(detailWords(t, kind, usual)).toBe('Both')
    expect(detailWords(t, kind, { contents: 'wet', skin: 'red', creamUsed: true })).toBe(
      'Wet, red skin, cream',
    )
    expect(shortWords(t, kind, { ...usual, skin: 'rash' })).toBe('Both')
  })

  it('knows when an entry has more than fits on a tile', () => {
    expect(saysMore(kind, { detail: usual, note: null })).toBe(false)
    expect(saysMore(kind, { detail: usual, note: 'sore' })).toBe(true)
    expect(saysMore(kind, { detail: { ...usual, creamUsed: true }, note: null })).toBe(true)
  })
})

describe('an entry that was just recorded', () => {
  const children = ['Aroha', 'Ben', 'Chloé', 'Dev'].map((firstName) => ({ id: firstName, firstName }))
  const said = (of: EntryKind, details: Record<string, CareDetail>) => {
    const occurredAt = '2026-03-10T21:42:00.000Z'
    const records = Object.entries(details).map(([id, detail]) => ({ id, childId: id, occurredAt, detail }))
    return recordedWords(t, of, records, children, 'Pacific/Auckland')
  }
  const [wet, soiled] = ['wet', 'soiled'].map((contents) => ({ ...usual, contents })) as unknown as [
    CareDetail,
    CareDetail,
  ]

  it('says what, for whom and when', () => {
    expect(said(kind, { Aroha: wet })).toBe('Wet nappy, Aroha, 10:42')
    expect(said(kind, { Aroha: wet, Ben: wet })).toBe('Wet nappy, for Aroha and Ben, 10:42')
    expect(said(kind, { Aroha: wet, Ben: soiled, Chloé: soiled, Dev: soiled })).toBe(
      'Wet nappy, Aroha; Soiled nappy, for Ben and 2 others, 10:42',
    )
    expect(said(kind, { Aroha: wet, Ben: soiled, Chloé: usual })).toBe(
      'Nappy change, for Aroha and 2 others, 10:42',
    )
  })

  it('says how much, but not what nobody has said', () => {
    const bottle = (taken: number | null) => ({ milk: 'formula', offered: 180, taken })
    expect(said(bottleFeedCareKind, { Ben: bottle(null), Chloé: bottle(null), Dev: bottle(null) })).toBe(
      'Formula, offered 180 mL, for Ben and 2 others, 10:42',
    )
    expect(said(bottleFeedCareKind, { Ben: bottle(180) })).toBe('Formula, 180 mL, Ben, 10:42')
    expect(said(bottleFeedCareKind, { Ben: bottle(150) })).toBe(
      'Formula, offered 180 mL, took 150 mL, Ben, 10:42',
    )
    expect(detailWords(t, bottleFeedCareKind, bottle(null))).toBe(
      'Formula, offered 180 mL, amount taken not recorded yet',
    )
  })
})

it('names one or two children, and counts more', () => {
  const children = ['Aroha', 'Ben', 'Chloé'].map((firstName) => ({ id: firstName, firstName }))
  expect([1, 2, 3].map((count) => whoWords(t, children.slice(0, count), children))).toEqual([
    'Aroha',
    'Aroha and Ben',
    '3 children',
  ])
})

it('tells two children of one first name apart, also when only one of them is meant', () => {
  const smith = { id: '1', firstName: 'Olivia', familyName: 'Smith' }
  const jones = { id: '2', firstName: 'Olivia', familyName: 'Jones' }
  const ben = { id: '3', firstName: 'Ben', familyName: 'Smith' }
  const board = [smith, jones, ben]
  expect(whoWords(t, [jones], board)).toBe('Olivia J.')
  expect(whoWords(t, [smith, ben], board)).toBe('Olivia S. and Ben')
  expect(whoWords(t, [smith], [smith, ben])).toBe('Olivia')
})

it('counts minutes for entries of today, and calendar days for earlier ones', () => {
  const now = Date.parse('2026-03-11T10:42:00+13:00')
  const since = (instant: string) => sinceWords(t, instant, now, 'Pacific/Auckland')
  expect(since('2026-03-11T10:41:30+13:00')).toBe('Just now')
  expect(since('2026-03-11T10:17:00+13:00')).toBe('25 min ago')
  expect(since('2026-03-11T08:30:00+13:00')).toBe('2 h 12 min')
  expect(since('2026-03-11T08:42:00+13:00')).toBe('2 h')
  expect(since('2026-03-10T23:30:00+13:00')).toBe('Yesterday')
  expect(since('2026-03-09T15:00:00+13:00')).toBe('2 days ago')
  expect(since('2026-02-20T15:00:00+13:00')).toBe('2 weeks ago')
})
