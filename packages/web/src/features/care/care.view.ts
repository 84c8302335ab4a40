// A kind of care as its screens see it: the operations, the fields of its detail, its rules and its words. All of a
// kind is data; how to write one is shown by features/nappyChange/nappyChange.careKind.ts.
import type { ChildCautions } from '@daybook/contract/care/allergen.rules.ts'
import type { CareBoard, CareBoardChild, CareClaim, CareEntry } from '@daybook/contract/care/care.kind.ts'
import type { CareKindName } from '@daybook/contract/care/care.kinds.generated.ts'
import type { Awaited, KindRules } from '@daybook/contract/care/care.rules.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import type { OutboxEntries } from '../../platform/outbox/outbox.entry.ts'
import type { Queueable } from '../../platform/outbox/queueable.ts'
import type { Card } from '../child/index.ts'
import type { CareDetail, CareField, ChoiceField } from './care.fields.ts'

export type Board = CareBoard<CareDetail>
export type BoardChild = Board['children'][number]
export type Entry = CareEntry<CareDetail>

/** The operations that a board needs, of those that careOperations() gives. */
export interface CareApi<Detail> {
  listEntries?: { id: string }
  getBoard: Call<{ code?: string; taskId?: string; date?: string }, CareBoard<Detail>>
  recordMany: Call<
    { taskId?: string | null; roomCode?: string | null; records: CareClaim<Detail>[] },
    CareEntry<Detail>[]
  >
  remove: Call<{ ids: string; reason?: string }, null>
}

/** What is recorded of several children at once. */
export interface RecordInput {
  taskId?: string | null
  roomCode?: string | null
  records: CareClaim<CareDetail>[]
}

/** What is written of a kind, at once on screen and sent when there is a network. */
export interface CareWrites {
  recordMany: Queueable<RecordInput, Entry[]>
  remove: Queueable<{ ids: string; reason?: string }, null>
}

/** When a child is next: at its time it is due, and the time before that it is soon. */
export interface Due {
  /** Milliseconds since the epoch. */
  at: number
  state: 'fine' | 'soon' | 'due'
}

export interface Named {
  subject: Subject
  title: BareKey
  /** What a child gets by it: its allergies, and its diet where it is fed, stand beside its face. */
  gives?: 'food' | 'cream'
}

export interface Words {
  /** Above those whom no task of this kind asks for: "Not in nappies". */
  others?: BareKey
  /** What the screen asks for while nobody is chosen: "Choose who was changed". */
  choose: BareKey
  /** On the tile of a child for whom nothing was ever recorded. */
  never: BareKey
  /** The button that records for each child what it had last, where `startOf` says what that is. */
  usual?: BareKey
}

/** What is different from child to child. */
export interface PerChild<Detail> {
  /** What an entry of this child starts with, beside the kind's `initial`: what it had last. */
  startOf?(child: Pick<CareBoardChild<Detail>, 'last'>): Partial<Detail>
  /** What a quick button is for this child, where its parents decide. */
  fitted?(detail: Detail, child: ChildCautions): Detail
  /** When it is next, by what was recorded that day. */
  dueOf?(entries: readonly CareEntry<Detail>[], now: number): Due | undefined
  /** What is to be known of the child for this kind alone: "Own cream". */
  remark?(t: Translate, child: ChildCautions): string | undefined
}

/** Whose entries can be shown and amended, board or not. */
export interface EntryKind extends Named {
  name: CareKindName
  rules: KindRules<CareDetail>
  fields: readonly CareField[]
  /** The field that an entry says first. */
  quick?: ChoiceField
  initial: CareDetail
  /** What a tile says instead of the quick field's word. */
  tile?: (t: Translate, detail: CareDetail) => string
  /** How its own operations stand in the outbox; none where the kind has an *.outbox.ts. */
  outbox?: OutboxEntries
}

/** An entry with what one has to know to show it. */
export interface ShownEntry {
  kind: EntryKind
  entry: Entry
  child: Pick<Card, 'firstName' | 'familyName' | 'allergies' | 'dietAvoids' | 'dietNote' | 'sunscreenConsent'>
}

export interface CareKind extends EntryKind, PerChild<CareDetail>, CareWrites {
  name: CareKindName & TaskKindName
  awaited: Awaited
  words: Words
  api: CareApi<CareDetail>
  quick: ChoiceField
}
