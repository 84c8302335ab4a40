// The parts of a kind's detail as a form shows them and an entry says them.
import type { ComponentType } from 'react'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'

/** A detail of whatever kind: flat, of choices, of yes and no, of amounts. */
export type CareDetail = Record<string, string | boolean | number | null>

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

export interface ChoiceField<Name = string, Value = string> {
  name: Name
  label: BareKey
  options: readonly Option<Value>[]
}

interface YesNoField<Name = string> {
  name: Name
  label: BareKey
  /** What an entry says when it is so. */
  yes: BareKey
}

export interface AmountField<Name = string, Detail = CareDetail> {
  name: Name
  label: BareKey
  /** mL: it stands behind the number. */
  unit: BareKey
  /** What one tap adds or takes away. */
  step: number
  /** As long as it is the same as this one, it goes with it: who is offered less takes less. */
  follows?: keyof Detail & string
  /** How an entry says it; undefined where another field has said it already. */
  said: (t: Translate, detail: Detail) => string | undefined
}

/** An instant of the entry's day beside the entry's own; null: it has not come to that. */
export interface TimeField<Name = string, Detail = CareDetail> {
  name: Name
  label: BareKey
  hint: BareKey
  /** How an entry says it; undefined where another field has said it already. */
  saidOfTimes: (t: Translate, detail: Detail) => string | undefined
}

export type CareField = ChoiceField | YesNoField | AmountField | TimeField

/** One field for each part of the detail, with the values that its schema knows. */
export type FieldOf<Detail, Name extends keyof Detail & string> = [Detail[Name]] extends [boolean]
  ? YesNoField<Name>
  : [Detail[Name]] extends [number]
    ? AmountField<Name, Detail>
    : ChoiceField<Name, Detail[Name]>

export const isChoice = (field: CareField): field is ChoiceField => 'options' in field
export const isAmount = (field: CareField): field is AmountField => 'step' in field
export const isTime = (field: CareField): field is TimeField => 'saidOfTimes' in field

/** The detail with another amount, and with it those that follow it. */
export function withAmount(
  detail: CareDetail,
  fields: readonly CareField[],
  name: string,
  amount: number | null,
): CareDetail {
  const following = fields.filter(
    (field) => isAmount(field) && field.follows === name && detail[field.name] === detail[name],
  )
  return { ...detail, [name]: amount, ...Object.fromEntries(following.map((field) => [field.name, amount])) }
}
