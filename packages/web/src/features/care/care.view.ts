// A care kind as the screens use it: operations, detail fields, rules and words. A kind is only data;
// features/nappyChange/nappyChange.careKind.ts is the example to follow.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { CareBoard, CareBoardChild, CareClaim, CareEntry } from '@daybook/contract/care/care.kind.ts'
import type { Awaited, KindRules } from '@daybook/contract/care/care.rules.ts'
import type { ChildCautions } from '@daybook/contract/kernel/allergen.rules.ts'
import type { CareKindName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { TablerIcon } from '@tabler/icons-react'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'
import type { Queueable } from '../../platform/outbox/queueable.ts'
import type { Card } from '../child/index.ts'
import type { CareDetail, CareField, ChoiceField } from './care.fields.ts'

export type Board = CareBoard<CareDetail>
export type BoardChild = Board['children'][number]
export type Entry = CareEntry<CareDetail>

/** The operations from careOperations() that a board needs. */
export interface CareApi<Detail> {
  listEntries?: { id: string }
  getBoard: Call<{ code?: string; taskId?: string; date?: string }, CareBoard<Detail>>
  recordMany: Call<
    { taskId?: string | null; roomCode?: string | null; records: CareClaim<Detail>[] },
    CareEntry<Detail>[]
  >
  remove: Call<{ ids: string; reason?: string }, null>
}

/** Records for several children at once. */
export type RecordInput = {
  taskId?: string | null
  roomCode?: string | null
  records: CareClaim<CareDetail>[]
}

/** The write operations of a kind. They show at once and are sent when there is a network. */
export interface CareWrites {
  recordMany: Queueable<RecordInput, Entry[]>
  remove: Queueable<{ ids: string; reason?: string }, null>
}

/** When a child's next entry is due. `soon` is the time just before. */
export interface Due {
  /** Milliseconds since the epoch. */
  at: number
  state: 'fine' | 'soon' | 'due'
}

export interface Named {
  subject: Subject
  title: BareKey
  /** What the child is given. Allergies show on the child's tile, and the diet too for food. */
  gives?: 'food' | 'cream'
}

export interface Words {
  /** Heading of the children that no task of this kind includes: "Not in nappies". */
  others?: BareKey
  /** The prompt while nobody is chosen: "Choose who was changed". */
  choose: BareKey
  /** Shown on the tile of a child without any entry. */
  never: BareKey
  /** The button that repeats each child's last entry. Needs `startOf`. */
  usual?: BareKey
}

/** The parts of a kind that differ from child to child. */
export interface PerChild<Detail> {
  /** Initial values from the child's last entry. They override the kind's `initial`.
   *  @param value of the quick field, when a button gives it */
  startOf?(child: Pick<CareBoardChild<Detail>, 'last'>, value?: string): Partial<Detail>
  /** Adapts a quick button's detail to what the child's parents consented to. */
  fitted?(detail: Detail, child: ChildCautions): Detail
  /** When the next entry is due, from the entries of that day. */
  dueOf?(entries: readonly CareEntry<Detail>[], now: number): Due | undefined
  /** A note about the child that matters for this kind only: "Own cream". @param day of the board */
  remark?(
    t: Translate,
    child: ChildCautions & Pick<Card, 'texture' | 'birthDate'>,
    day: string,
  ): string | undefined
}

interface Known<Detail> {
  /** Of the room that day. */
  entries: readonly CareEntry<Detail>[]
  plan: Plan<Detail>
}

/** What is planned, by a choice of the kind such as the meal. */
export type Plan<Detail = CareDetail> = (choice: string) => Partial<Detail> | undefined

/** What a whole room is given at once: children who must avoid what it contains are not chosen with the others. */
export interface Served<Detail = CareDetail> {
  /** Reads what is planned for the day of the board. */
  usePlan(day: string): Plan<Detail>
  /** What is known before anybody says it. @param said so far @param time `HH:mm` */
  of(known: Known<Detail>, said: Partial<Detail>, time: string): Partial<Detail>
  words(t: Translate, detail: Detail): string
  /** Whether nobody has said what it is. */
  isUnsaid(detail: Detail): boolean
}

/** What a child with a conflict has been given instead. */
export interface Instead<Detail = CareDetail> {
  words: BareKey
  detail: Partial<Detail>
}

/** What belongs to a board and stands on a screen of its own. */
export interface Beside {
  title: BareKey
  icon: TablerIcon
  page: string
}

export interface Completion<Detail = CareDetail> {
  words: string
  detail: Detail
}

/** A kind whose entries can be shown and amended, with or without a board. */
export interface EntryKind extends Named {
  name: CareKindName
  rules: KindRules<CareDetail>
  fields: readonly CareField[]
  /** The first field in an entry's description. */
  quick?: ChoiceField
  initial: CareDetail
  /** The words on a tile instead of the quick field's. */
  tile?: (t: Translate, detail: CareDetail) => string
  /** What completes an entry that leaves something unsaid, and the words of the button. */
  completion?: (t: Translate, detail: CareDetail) => Completion | undefined
}

/** An entry with its kind and child. */
export interface ShownEntry {
  kind: EntryKind
  entry: Entry
  child: Pick<
    Card,
    'firstName' | 'familyName' | 'allergies' | 'dietAvoids' | 'diets' | 'dietNote' | 'sunscreenConsent'
  >
}

export interface CareKind extends EntryKind, PerChild<CareDetail>, CareWrites {
  served?: Served
  instead?: Instead
  beside?: Beside
  name: CareKindName & TaskKindName
  awaited: Awaited
  words: Words
  api: CareApi<CareDetail>
  quick: ChoiceField
}
