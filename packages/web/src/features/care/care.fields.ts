// Describes the fields of a care kind's detail: how a form shows them and how an entry describes them.
import type { ComponentType } from 'react'
import type { BareKey, Translate } from '../../platform/i18n/keys.ts'

/** The detail of any care kind: a flat record of choices, booleans, amounts, times, and lists of choices. */
export type CareValue = string | boolean | number | null | string[]
export type CareDetail = Record<string, CareValue>

export type CareIcon = ComponentType<{ size?: number | string; stroke?: number | string }>

interface Option<Value> {
  value: Value
  word: BareKey
  icons?: readonly CareIcon[]
  /** The quick button's accessible name: "Wet nappy". Only for the quick field. */
  says?: BareKey
  /** The words in an entry's description, where `word` alone is not clear: "red skin". */
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
  /** The words in an entry's description when the value is true. */
  yes: BareKey
}

export interface AmountField<Name = string, Detail = CareDetail> {
  name: Name
  label: BareKey
  /** Shown after the number: "mL". */
  unit: BareKey
  /** The amount that one tap adds or removes. */
  step: number
  /** Offered in the bar, one tap each. */
  usual: readonly number[]
  /** The field that this one is a part of. Its amount is null until somebody says it. */
  partOf?: keyof Detail & string
  /** The words in an entry's description; undefined when another field covers it. */
  said: (t: Translate, detail: Detail) => string | undefined
}

/** Another time on the entry's day, besides when it happened. Null when it has not happened. */
export interface TimeField<Name = string, Detail = CareDetail> {
  name: Name
  label: BareKey
  hint: BareKey
  /** The words in an entry's description; undefined when another field covers it. */
  saidOfTimes: (t: Translate, detail: Detail) => string | undefined
}

/** A line of text. Null when nobody has said anything. */
interface LineField<Name = string> {
  name: Name
  label: BareKey
  hint: BareKey
  most: number
}

/** Any number of choices, ticked in a list. */
interface ListField<Name = string, Value = string> {
  name: Name
  label: BareKey
  choices: readonly { value: Value; word: BareKey }[]
  /** The words in an entry's description; undefined when there are none. */
  saidOfList: (t: Translate, chosen: readonly Value[]) => string | undefined
}

export type CareField = ChoiceField | YesNoField | AmountField | TimeField | LineField | ListField

/** The field type for each property of the detail. A choice takes only the values of the schema. */
export type FieldOf<Detail, Name extends keyof Detail & string> = [Detail[Name]] extends [boolean]
  ? YesNoField<Name>
  : [Detail[Name]] extends [number | null]
    ? AmountField<Name, Detail>
    : Detail[Name] extends readonly (infer Value)[]
      ? ListField<Name, Value>
      : null extends Detail[Name]
        ? LineField<Name>
        : ChoiceField<Name, Detail[Name]>

export const isChoice = (field: CareField): field is ChoiceField => 'options' in field
export const isAmount = (field: CareField): field is AmountField => 'step' in field
export const isLine = (field: CareField): field is LineField => 'most' in field
export const isList = (field: CareField): field is ListField => 'choices' in field
export const isTime = (field: CareField): field is TimeField => 'saidOfTimes' in field

/** Chosen in the bar: all of the amount that this one is a part of. That differs from child to child. */
export const allOfIt = 'all'

/** Replaces each `allOfIt` by its amount. */
export function withAmounts(detail: CareDetail, fields: readonly CareField[]): CareDetail {
  const whole = fields.flatMap((field) =>
    isAmount(field) && field.partOf && detail[field.name] === allOfIt
      ? [[field.name, detail[field.partOf] ?? null]]
      : [],
  )
  return { ...detail, ...Object.fromEntries(whole) }
}

/** Whether an amount is missing that every entry has. */
export const lacksAmount = (detail: CareDetail, fields: readonly CareField[]): boolean =>
  fields.some((field) => isAmount(field) && !field.partOf && !detail[field.name])
