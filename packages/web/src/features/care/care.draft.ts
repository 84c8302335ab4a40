// What a teacher has put together on a board and not sent yet: who is chosen, for whom it was different, when it
// happened, and what else is to be said. Pure.
import type { CareClaim } from '@daybook/contract/care/care.kind.ts'
import type { CareDetail } from './care.fields.ts'
import type { BoardChild, CareKind, Entry } from './care.view.ts'

export interface Draft {
  /** Child ids, in the order they were chosen. */
  chosen: ReadonlySet<string>
  /** What is to be recorded for single children instead; each of them is chosen too. */
  exceptions: ReadonlyMap<string, Said>
  /** For all who are chosen: fields beside the quick one, and a note. */
  more: Said
  /** Of the board's day, HH:mm; undefined: now. */
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

/** Chooses a child, or lets go of it and of what was said for it alone. */
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

/** Without those who cannot be chosen any more: they went home, or were not here at the time now chosen. */
export function amongst(draft: Draft, childIds: ReadonlySet<string>): Draft {
  if ([...draft.chosen].every((id) => childIds.has(id))) return draft
  const chosen = new Set([...draft.chosen].filter((id) => childIds.has(id)))
  const exceptions = new Map([...draft.exceptions].filter(([id]) => chosen.has(id)))
  return { ...draft, chosen, exceptions }
}

type Mould = Pick<CareKind, 'initial' | 'quick' | 'startOf' | 'fitted'>

/** What a quick button stands for: its value, what was said for all, and for the rest what this child had last or
 *  the kind starts with. Without a value the quick field may be missing in it. */
export function quickDetail(
  { initial, quick, startOf, fitted }: Mould,
  value: string | undefined,
  more: CareDetail,
  child: BoardChild,
): CareDetail {
  const said = value === undefined ? {} : { [quick.name]: value }
  // What a child starts with are values of the detail, some of them left out.
  const detail = { ...initial, ...startOf?.(child), ...more, ...said } as CareDetail
  return detail[quick.name] === undefined ? detail : (fitted?.(detail, child) ?? detail)
}

interface Recording {
  /** Of the quick field; undefined: for each child what it has of its own. */
  value: string | undefined
  /** ISO 8601 */
  occurredAt: string
  /** Mints the records' ids. */
  newId: () => string
}

/** One claim for each of these children, who are those chosen. */
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

/** What an entry says, as a form takes it up. */
export function saidBy({ detail, note }: Pick<Entry, 'detail' | 'note'>): Said {
  return { detail, note: note ?? '' }
}

/** A refused entry as a draft again: everybody is chosen, each with what was said for it. */
export function draftOf(claims: readonly CareClaim<CareDetail>[]): Draft {
  const said = claims.map(({ childId, detail, note }) => [childId, { detail, note: note ?? '' }] as const)
  return { ...emptyDraft, chosen: new Set(claims.map(({ childId }) => childId)), exceptions: new Map(said) }
}
