// A kind of care as its screens see it: the operations, the fields of its detail, and its words. All of a kind is
// data; how to write one is shown by features/nappyChange/nappyChange.kind.ts.
import type { CareBoard, CareClaim, CareEntry } from '@daybook/contract/care/care.kind.ts'
import type { Awaited } from '@daybook/contract/care/care.rules.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import type { TaskKindName } from '@daybook/contract/task/task.kinds.ts'
import type { ComponentType } from 'react'
import type { Call } from '../../platform/api/client.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { type CareWrites, careWrites } from './care.data.ts'

/** A detail of whatever kind: flat, of choices and of yes and no. */
export type CareDetail = Record<string, string | boolean>
export type Board = CareBoard<CareDetail>
export type BoardChild = Board['children'][number]
export type Entry = CareEntry<CareDetail>

export type CareIcon = ComponentType<{ size?: number | string; stroke?: number | string }>

interface Option<Value> {
  value: Value
  word: BareKey
  icons?: readonly CareIcon[]
  /** What a quick button does: "Wet nappy"; only of the quick field. */
  says?: BareKey
  /** How an entry says it, where the word needs its label beside it: "red skin". */
  said?: BareKey
}

interface ChoiceField<Name, Value> {
  name: Name
  label: BareKey
  options: readonly Option<Value>[]
}

interface YesNoField<Name> {
  name: Name
  label: BareKey
  /** What an entry says when it is so. */
  yes: BareKey
}

export type CareField = ChoiceField<string, string> | YesNoField<string>

/** One field for each part of the detail, with the values that its schema knows. */
type FieldOf<Detail, Name extends keyof Detail & string> = [Detail[Name]] extends [boolean]
  ? YesNoField<Name>
  : ChoiceField<Name, Detail[Name]>

/** The operations that careOperations() gives every kind. */
export interface CareApi<Detail> {
  listEntries: { id: string }
  getBoard: Call<{ code?: string; taskId?: string; date?: string }, CareBoard<Detail>>
  recordMany: Call<
    { taskId?: string | null; roomCode?: string | null; records: CareClaim<Detail>[] },
    CareEntry<Detail>[]
  >
  remove: Call<{ ids: string; reason?: string }, null>
}

interface Common {
  name: TaskKindName
  subject: Subject
  awaited: Awaited
  words: {
    /** Above those whom no task of this kind asks for: "Not in nappies". */
    others: BareKey
    /** What the screen asks for while nobody is chosen: "Choose who was changed". */
    choose: BareKey
    /** On the tile of a child for whom nothing was ever recorded. */
    never: BareKey
  }
}

interface Described<Detail, Quick extends keyof Detail & string> extends Common {
  api: CareApi<Detail>
  fields: { [Name in keyof Detail & string]: FieldOf<Detail, Name> }
  /** The field whose options are the buttons of the bar. */
  quick: Quick
  /** What the other fields are unless somebody says otherwise. */
  initial: Omit<Detail, Quick>
}

export interface CareKind extends Common, CareWrites {
  api: CareApi<CareDetail>
  fields: readonly CareField[]
  quick: ChoiceField<string, string>
  initial: CareDetail
}

/** Makes a kind of its description, in which the compiler holds every field to the detail's schema. */
export function careKind<Detail, Quick extends keyof Detail & string>(
  described: Described<Detail, Quick>,
): CareKind {
  const { name, subject, awaited, words, fields, quick, initial } = described
  // From here on a detail is plain data of the fields described; every value in it comes from them or the server.
  const api = described.api as unknown as CareApi<CareDetail>
  const all = Object.values(fields) as CareField[]
  return {
    ...{ name, subject, awaited, words, api, fields: all },
    quick: fields[quick] as ChoiceField<string, string>,
    initial: initial as CareDetail,
    ...careWrites(name, api),
  }
}

export const isChoice = (field: CareField): field is ChoiceField<string, string> => 'options' in field
