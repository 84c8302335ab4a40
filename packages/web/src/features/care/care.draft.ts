// The draft on a board before it is sent: the chosen children, their exceptions, the time and further details. Pure.
import type { CareClaim } from '@daybook/contract/care/care.kind.ts'
import type { CareDetail } from './care.fields.ts'
import type { BoardChild, CareKind, Entry } from './care.view.ts'

export interface Draft {
  /** Child ids, in the order they were chosen. */
  chosen: ReadonlySet<string>
  /** Details of single children that differ from the others'. Each of these children is chosen too. */
  exceptions: ReadonlyMap<string, Said>
  /** Fields besides the quick one and the note, for all chosen children. */
  more: Said
  /** HH:mm on the board's day; undefined means now. */
  time: string | undefined
}

export interface Said {
  detail: CareDetail
  note: string
}

export const emptyDraft: Draft = {
  chosen: new Set(),
  exceptions: new Map(),
  more: { detail: {}, note: '' },
  time: undefined,
}

/** Chooses a child, or deselects the child and drops their own details. */
export function toggled(draft: Draft, childId: string): Draft {
  const chosen = new Set(draft.chosen)
  if (!chosen.delete(childId)) return { ...draft, chosen: chosen.add(childId) }
  const exceptions = new Map(draft.exceptions)
  exceptions.delete(childId)
  return { ...draft, chosen, exceptions }
}

export function withChosen(draft: Draft, childIds: readonly string[]): Draft {
  return { ...draft, chosen: new Set([...draft.chosen, ...childIds]) }
}

export function withNobody(draft: Draft): Draft {
  return { ...draft, chosen: new Set(), exceptions: new Map() }
}

export function withException(draft: Draft, childId: string, said: Said): Draft {
  return { ...withChosen(draft, [childId]), exceptions: new Map(draft.exceptions).set(childId, said) }
}

/** Drops children who can no longer be chosen: they went home, or were not present at the chosen time. */
export function amongst(draft: Draft, childIds: ReadonlySet<string>): Draft {
  if ([...draft.chosen].every((id) => childIds.has(id))) return draft
  const chosen = new Set([...draft.chosen].filter((id) => childIds.has(id)))
  const exceptions = new Map([...draft.exceptions].filter(([id]) => chosen.has(id)))
  return { ...draft, chosen, exceptions }
}

type Mould = Pick<CareKind, 'initial' | 'quick' | 'startOf' | 'fitted'>

/** The detail that a quick button records: its value, then the shared details, then the child's last entry, then the
 *  kind's defaults. Without a value, the quick field may be missing. */
export function quickDetail(
  { initial, quick, startOf, fitted }: Mould,
  value: string | undefined,
  more: CareDetail,
  child: BoardChild,
): CareDetail {
  const said = value === undefined ? {} : { [quick.name]: value }
  // `startOf` returns values of the detail, but not all of them.
  const detail = { ...initial, ...startOf?.(child), ...more, ...said } as CareDetail
  return detail[quick.name] === undefined ? detail : (fitted?.(detail, child) ?? detail)
}

interface Recording {
  /** Value of the quick field; undefined means each child's own value. */
  value: string | undefined
  /** ISO 8601 */
  occurredAt: string
  /** Creates the ids of the records. */
  newId: () => string
}

/** One claim for each of the chosen children. */
export function claimsOf(
  kind: Mould,
  { exceptions, more }: Draft,
  children: readonly BoardChild[],
  { value, occurredAt, newId }: Recording,
): CareClaim<CareDetail>[] {
  return children.map((child) => {
    const usual: Said = { detail: quickDetail(kind, value, more.detail, child), note: more.note }
    const { detail, note } = exceptions.get(child.id) ?? usual
    return { id: newId(), childId: child.id, occurredAt, detail, note: note.trim() || null }
  })
}

/** An entry as the initial value of a form. */
export function saidBy({ detail, note }: Pick<Entry, 'detail' | 'note'>): Said {
  return { detail, note: note ?? '' }
}

/** Turns a refused entry back into a draft, with every child chosen and their details kept. */
export function draftOf(claims: readonly CareClaim<CareDetail>[]): Draft {
  const said = claims.map(({ childId, detail, note }) => [childId, { detail, note: note ?? '' }] as const)
  return { ...emptyDraft, chosen: new Set(claims.map(({ childId }) => childId)), exceptions: new Map(said) }
}
