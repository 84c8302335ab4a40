import { describe, expect, it } from 'vitest'
import { groupsAt, outstanding } from './care.board.ts'
import {
  afterRecording,
  amongst,
  claimsOf,
  draftOf,
  emptyDraft,
  toggled,
  withChosen,
  withException,
  withNobody,
  withoutException,
} from './care.draft.ts'
import { type AmountField, allOfIt } from './care.fields.ts'
import type { Board, BoardChild } from './care.view.ts'

const kind = {
  initial: { skin: 'normal', creamUsed: false },
  quick: { name: 'contents', label: 'care.note', options: [] } as const,
  fields: [],
}
const said = () => undefined
const amounts: AmountField[] = [
  { name: 'offered', label: 'care.note', unit: 'care.note', step: 10, usual: [], said },
  { name: 'taken', label: 'care.note', unit: 'care.note', step: 10, usual: [], partOf: 'offered', said },
]
let ids = 0
const parts = (value: string | undefined) => ({
  value,
  occurredAt: '2026-03-11T10:42:00Z',
  newId: () => `${++ids}`,
})
const child = (id: string) => ({ id, last: null }) as BoardChild
const children = (...ids: string[]) => ids.map(child)
const soiled = { detail: { contents: 'soiled', skin: 'red', creamUsed: true }, note: ' sore ' }

describe('a draft', () => {
  it('becomes one claim per child, each with its own id', () => {
    const claims = claimsOf(kind, withChosen(emptyDraft, ['a', 'b']), children('a', 'b'), parts('wet'))
    expect(claims).toMatchObject([
      { childId: 'a', detail: { contents: 'wet', skin: 'normal', creamUsed: false }, note: null },
      { childId: 'b', detail: { contents: 'wet' }, occurredAt: '2026-03-11T10:42:00Z' },
    ])
    expect(claims[0]?.id).not.toBe(claims[1]?.id)
  })

  it('uses the shared details for everyone, except children with their own', () => {
    const more = { detail: { creamUsed: true }, note: 'after lunch' }
    const draft = withException({ ...withChosen(emptyDraft, ['a']), more }, 'b', soiled)
    expect(claimsOf(kind, draft, children('a', 'b'), parts('wet'))).toMatchObject([
      { childId: 'a', detail: { contents: 'wet', skin: 'normal', creamUsed: true }, note: 'after lunch' },
      { childId: 'b', detail: soiled.detail, note: 'sore' },
    ])
  })

  it('starts with each child’s last entry, if the kind has that rule', () => {
    const milk = {
      initial: { taken: null },
      quick: { name: 'milk', label: 'care.note', options: [] } as const,
      fields: amounts,
      startOf: ({ last }: Pick<BoardChild, 'last'>, value = last?.detail.milk) =>
        last?.detail.milk === value ? { milk: last?.detail.milk, offered: last?.detail.offered } : {},
    }
    const had = { milk: 'formula', offered: 180, taken: 160 }
    const again = { ...had, taken: null }
    const both = [{ ...child('a'), last: { detail: had } } as unknown as BoardChild, child('b')]
    const draft = withChosen(emptyDraft, ['a', 'b'])
    const details = (value: string | undefined, more = {}) =>
      claimsOf(milk, { ...draft, more: { detail: more, note: '' } }, both, parts(value)).map(
        ({ detail }) => detail,
      )
    expect(details(undefined)).toEqual([again, { taken: null }])
    expect(details('formula')).toEqual([again, { milk: 'formula', taken: null }])
    // Of another milk than last time nobody knows how much.
    expect(details('other')).toEqual([
      { milk: 'other', taken: null },
      { milk: 'other', taken: null },
    ])
    expect(details('formula', { taken: allOfIt })).toMatchObject([
      { offered: 180, taken: 180 },
      { taken: null },
    ])
    expect(details('other', { offered: 120, taken: 90 })).toMatchObject([
      { offered: 120, taken: 90 },
      { offered: 120, taken: 90 },
    ])
  })

  it('adapts a quick value to the child, but not a detail entered for that child', () => {
    const sunscreen = {
      initial: {},
      quick: { name: 'outcome', label: 'care.note', options: [] } as const,
      fields: [],
      fitted: (_: object, { sunscreenConsent }: Pick<BoardChild, 'sunscreenConsent'>) => ({
        outcome: sunscreenConsent === 'none' ? 'notConsented' : 'applied',
      }),
    }
    const both = (['none', 'centreCream'] as const).map((sunscreenConsent, i) => ({
      ...child(`${i}`),
      sunscreenConsent,
    }))
    const draft = withChosen(emptyDraft, ['0', '1'])
    const outcomes = (of: typeof draft) =>
      claimsOf(sunscreen, of, both, parts('applied')).map(({ detail }) => detail.outcome)
    expect(outcomes(draft)).toEqual(['notConsented', 'applied'])
    const own = { detail: { outcome: 'reaction' }, note: '' }
    expect(outcomes(withException(draft, '1', own))).toEqual(['notConsented', 'reaction'])
  })

  it('keeps a child’s own details when the child is deselected or goes home', () => {
    const draft = withException(emptyDraft, 'b', soiled)
    const kept = { ...draft, chosen: new Set() }
    expect(toggled(draft, 'b')).toEqual(kept)
    expect(toggled(toggled(draft, 'b'), 'b')).toEqual(draft)
    expect(withNobody(draft)).toEqual(kept)
    expect(amongst(draft, new Set(['a']))).toEqual(kept)
    expect(amongst(draft, new Set(['a', 'b']))).toBe(draft)
    expect(withoutException(draft, 'b')).toEqual(emptyDraft)
  })

  it('keeps what was not recorded', () => {
    const draft = { ...withException(withChosen(emptyDraft, ['a', 'c']), 'b', soiled), time: '09:10' }
    const afterA = afterRecording(draft, new Set(['a']), new Set(['a']))
    expect(afterA).toEqual({ ...draft, chosen: new Set(['c', 'b']) })
    const leftOut = afterRecording(draft, new Set(['a', 'b', 'c']), new Set(['a', 'c']))
    expect(leftOut).toEqual({ ...draft, chosen: new Set() })
    const all = new Set(['a', 'b', 'c'])
    expect(afterRecording(draft, all, all)).toEqual(emptyDraft)
  })

  it('takes the value of the button where a child’s own details say none', () => {
    const sore = { detail: { skin: 'red', creamUsed: true }, note: '' }
    const draft = withException(withChosen(emptyDraft, ['a']), 'b', sore)
    expect(claimsOf(kind, draft, children('b'), parts('wet'))).toMatchObject([
      { detail: { contents: 'wet', skin: 'red', creamUsed: true } },
    ])
  })

  it('is restored from a refused entry', () => {
    const draft = withException(withChosen(emptyDraft, ['a']), 'b', soiled)
    const both = children('a', 'b')
    const refused = claimsOf(kind, draft, both, parts('wet'))
    const kept = draftOf(refused, 'Pacific/Auckland')
    expect(kept.time).toBe('23:42')
    const again = claimsOf(kind, kept, both, parts(undefined))
    expect(again).toMatchObject([
      { childId: 'a', detail: { contents: 'wet' } },
      { childId: 'b', detail: soiled.detail },
    ])
  })
})

describe('all present', () => {
  const withEntries = (id: string, entries: unknown[] = []) => ({ id, entries }) as BoardChild
  const groups = {
    awaited: [withEntries('a', [{}]), withEntries('b')],
    others: [withEntries('c')],
    away: [withEntries('d')],
  }

  it('are the children without an entry for the task, or everyone without a task', () => {
    const ids = (board: Pick<Board, 'task'>) =>
      outstanding(board as Board, groups, new Set()).everybody.map(({ id }) => id)
    expect(ids({ task: { id: 't', dueAt: '', done: 1, total: 2 } })).toEqual(['b'])
    expect(ids({ task: null })).toEqual(['a', 'b'])
  })

  it('leaves out who is asleep', () => {
    const { everybody, leftOut } = outstanding({ task: null } as Board, groups, new Set(['a']))
    expect([everybody, leftOut].map((some) => some.map(({ id }) => id))).toEqual([['b'], ['a']])
  })
})

it('groups children by who was present at the chosen time and who the tasks include', () => {
  const came = (id: string, from: string, until: string | null, over: object = {}) => ({
    id,
    inNappies: true,
    can: ['record'],
    stays: [{ signedInAt: `2026-03-11T${from}Z`, signedOutAt: until && `2026-03-11T${until}Z` }],
    ...over,
  })
  const ofRoom = [
    came('early', '08:00', '09:00'),
    came('all day', '08:00', null),
    came('dry', '08:00', null, { inNappies: false }),
    came('never', '08:00', null, { stays: [] }),
    came('only looked at', '08:00', null, { can: [] }),
  ]
  const board = { children: ofRoom } as unknown as Board
  const at = (instant: string | undefined) => {
    const groups = groupsAt({ awaited: { inNappies: true } }, board, instant)
    return [groups.awaited, groups.others, groups.away].map((group) => group.map(({ id }) => id))
  }
  const away = ['never', 'only looked at']
  expect(at('2026-03-11T08:30Z')).toEqual([['early', 'all day'], ['dry'], away])
  expect(at('2026-03-11T10:00Z')).toEqual([['all day'], ['dry'], ['early', ...away]])
  expect(at(undefined)).toEqual([['early', 'all day'], ['dry'], away])
})
