import { describe, expect, it } from 'vitest'
import { groupsAt, outstanding } from './care.board.ts'
import {
  amongst,
  claimsOf,
  draftOf,
  emptyDraft,
  toggled,
  withChosen,
  withException,
  withNobody,
} from './care.draft.ts'
import type { Board, BoardChild } from './care.view.ts'

const kind = {
  initial: { skin: 'normal', creamUsed: false },
  quick: { name: 'contents', label: 'care.note', options: [] } as const,
}
let ids = 0
const parts = (value: string | undefined) => ({
  value,
  occurredAt: '2026-03-11T10:42:00Z',
  newId: () => `${++ids}`,
})
const soiled = { detail: { contents: 'soiled', skin: 'red', creamUsed: true }, note: ' sore ' }

describe('a draft', () => {
  it('becomes one claim a child, each with an id of its own', () => {
    const claims = claimsOf(kind, withChosen(emptyDraft, ['a', 'b']), parts('wet'))
    expect(claims).toMatchObject([
      { childId: 'a', detail: { contents: 'wet', skin: 'normal', creamUsed: false }, note: null },
      { childId: 'b', detail: { contents: 'wet' }, occurredAt: '2026-03-11T10:42:00Z' },
    ])
    expect(claims[0]?.id).not.toBe(claims[1]?.id)
  })

  it('says for all what was said for all, and for one what was said for it', () => {
    const more = { detail: { creamUsed: true }, note: 'after lunch' }
    const draft = withException({ ...withChosen(emptyDraft, ['a']), more }, 'b', soiled)
    expect(claimsOf(kind, draft, parts('wet'))).toMatchObject([
      { childId: 'a', detail: { contents: 'wet', skin: 'normal', creamUsed: true }, note: 'after lunch' },
      { childId: 'b', detail: soiled.detail, note: 'sore' },
    ])
  })

  it('lets go of a child together with what was said for it', () => {
    const draft = withException(emptyDraft, 'b', soiled)
    expect(toggled(toggled(draft, 'b'), 'b')).toEqual({ ...emptyDraft, chosen: new Set('b') })
    expect(withNobody(draft)).toEqual(emptyDraft)
    expect(amongst(draft, new Set(['a']))).toEqual(emptyDraft)
    expect(amongst(draft, new Set(['a', 'b']))).toBe(draft)
  })

  it('comes back from a refused entry as it was', () => {
    const draft = withException(withChosen(emptyDraft, ['a']), 'b', soiled)
    const again = claimsOf(kind, draftOf(claimsOf(kind, draft, parts('wet'))), parts(undefined))
    expect(again).toMatchObject([
      { childId: 'a', detail: { contents: 'wet' } },
      { childId: 'b', detail: soiled.detail },
    ])
  })
})

describe('all present', () => {
  const child = (id: string, entries: unknown[] = []) => ({ id, entries }) as BoardChild
  const groups = { awaited: [child('a', [{}]), child('b')], others: [child('c')], away: [child('d')] }

  it('are those whom the task still lacks, and everybody where there is no task', () => {
    const ids = (board: Pick<Board, 'task'>) => outstanding(board as Board, groups).map(({ id }) => id)
    expect(ids({ task: { id: 't', dueAt: '', done: 1, total: 2 } })).toEqual(['b'])
    expect(ids({ task: null })).toEqual(['a', 'b'])
  })
})

it('shows who was here at the chosen time, those whom the kind is about first', () => {
  const child = (id: string, from: string, until: string | null, over: object = {}) => ({
    ...{ id, inNappies: true, can: ['record'] },
    stays: [{ signedInAt: `2026-03-11T${from}Z`, signedOutAt: until && `2026-03-11T${until}Z` }],
    ...over,
  })
  const children = [
    child('early', '08:00', '09:00'),
    child('all day', '08:00', null),
    child('dry', '08:00', null, { inNappies: false }),
    child('never', '08:00', null, { stays: [] }),
    child('only looked at', '08:00', null, { can: [] }),
  ]
  const board = { children } as unknown as Board
  const at = (instant: string | undefined) => {
    const groups = groupsAt({ awaited: { inNappies: true } }, board, instant)
    return [groups.awaited, groups.others, groups.away].map((group) => group.map(({ id }) => id))
  }
  const away = ['never', 'only looked at']
  expect(at('2026-03-11T08:30Z')).toEqual([['early', 'all day'], ['dry'], away])
  expect(at('2026-03-11T10:00Z')).toEqual([['all day'], ['dry'], ['early', ...away]])
  expect(at(undefined)).toEqual([['early', 'all day'], ['dry'], away])
})
