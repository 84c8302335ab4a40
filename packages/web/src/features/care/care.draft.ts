// The draft on a board before it is sent: the chosen children, their exceptions, the time and further details. Pure.
import type { CareClaim } from '@daybook/contract/care/care.kind.ts'
import { timeAt } from '@daybook/contract/kernel/dates.ts'
import { type CareDetail, lacksAmount, withAmounts } from './care.fields.ts'
import type { BoardChild, CareKind, Entry } from './care.view.ts'

export interface Draft {
  /** Child ids, in the order they were chosen. */
  chosen: ReadonlySet<string>
  /** Details of single children that differ from the others'. Kept until they are recorded or discarded. */
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

/** Chooses a child, or deselects the child. */
export function toggled(draft: Draft, childId: string): Draft {
  const chosen = new Set(draft.chosen)
  if (!chosen.delete(childId)) chosen.add(childId)
  return { ...draft, chosen }
}

export function withChosen(draft: Draft, childIds: readonly string[]): Draft {
  return { ...draft, chosen: new Set([...draft.chosen, ...childIds]) }
}

export function withNobody(draft: Draft): Draft {
  return { ...draft, chosen: new Set() }
}

export function withException(draft: Draft, childId: string, said: Said): Draft {
  return { ...withChosen(draft, [childId]), exceptions: new Map(draft.exceptions).set(childId, said) }
}

/** Discards a child's own details, and deselects the child. */
export function withoutException(draft: Draft, childId: string): Draft {
  return afterRecording(draft, new Set([childId]), new Set([childId]))
}

/** What is left of a draft.
 *  @param asked children who are no longer chosen, whether they were recorded or left out
 *  @param recorded children whose own details are recorded */
export function afterRecording(
  draft: Draft,
  asked: ReadonlySet<string>,
  recorded: ReadonlySet<string>,
): Draft {
  const chosen = new Set([...draft.chosen].filter((id) => !asked.has(id)))
  const exceptions = new Map([...draft.exceptions].filter(([id]) => !recorded.has(id)))
  return chosen.size + exceptions.size === 0 ? emptyDraft : { ...draft, chosen, exceptions }
}

/** Deselects children who can no longer be chosen: they went home, or were not present at the chosen time. */
export function amongst(draft: Draft, childIds: ReadonlySet<string>): Draft {
  if ([...draft.chosen].every((id) => childIds.has(id))) return draft
  return { ...draft, chosen: new Set([...draft.chosen].filter((id) => childIds.has(id))) }
}

type Mould = Pick<CareKind, 'initial' | 'quick' | 'startOf' | 'fitted' | 'fields'>

/** The detail that a quick button records: its value, then the shared details, then the child's last entry, then the
 *  kind's defaults. Without a value, the quick field may be missing. */
export function quickDetail(
  { initial, quick, startOf, fitted, fields }: Mould,
  value: string | undefined,
  more: CareDetail,
  child: BoardChild,
): CareDetail {
  const said = value === undefined ? {} : { [quick.name]: value }
  // `startOf` returns values of the detail, but not all of them.
  const start = { ...initial, ...startOf?.(child, value), ...more, ...said } as CareDetail
  const detail = withAmounts(start, fields)
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
    const { detail, note } = ownSaid(kind, exceptions.get(child.id), value) ?? usual
    return { id: newId(), childId: child.id, occurredAt, detail, note: note.trim() || null }
  })
}

/** A child's own details, which may leave the quick field to the button. */
export function ownSaid(
  { quick }: Pick<Mould, 'quick'>,
  own: Said | undefined,
  value: string | undefined,
): Said | undefined {
  if (!own || value === undefined || own.detail[quick.name] !== undefined) return own
  return { ...own, detail: { ...own.detail, [quick.name]: value } }
}

/** Whether a detail has everything that an entry needs. */
export const saysEnough = ({ quick, fields }: Pick<Mould, 'quick' | 'fields'>, detail: CareDetail): boolean =>
  detail[quick.name] !== undefined && !lacksAmount(detail, fields)

/** An entry as the initial value of a form. */
export function saidBy({ detail, note }: Pick<Entry, 'detail' | 'note'>): Said {
  return { detail, note: note ?? '' }
}

/** Turns a refused entry back into a draft, with every child chosen, their details and the time kept. */
export function draftOf(claims: readonly CareClaim<CareDetail>[], timeZone: string): Draft {
  const said = claims.map(({ childId, detail, note }) => [childId, { detail, note: note ?? '' }] as const)
  // The children of one entry have the same time.
  const [first] = claims
  return {
    ...emptyDraft,
    chosen: new Set(claims.map(({ childId }) => childId)),
    exceptions: new Map(said),
    time: first && timeAt(new Date(first.occurredAt), timeZone),
  }
}
