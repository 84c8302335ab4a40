// The field language: what a record holds, said once in `<feature>.fields.ts`. The schema, the form, the page, the print
// page, the CSV columns and the samples of the laws all come from this one table. It is data: pure, without Zod, and
// small enough for the browser.
//
//   export const incidentFields = fields({
//     childId: child({ required: true }),
//     whatHappened: longText(2000, { required: true }),
//     toldHow: choice(ways, { required: true, when: { parentsTold: true } }),
//   })

import type { MapPlace } from './mapPlace.ts'

/** What a line of text has to look like (fields.check.ts). */
export type TextFormat =
  | 'email'
  | 'phone'
  | 'account'
  | 'password'
  | 'pin'
  | 'code'
  | 'centre'
  | 'time'
  /** `#1d64d8`, chosen from the device's own palette. */
  | 'colour'

/** What a browser or password manager may fill in (the HTML standard's names). */
export type Autofill =
  | 'name'
  | 'email'
  | 'tel'
  | 'organization'
  | 'username'
  | 'current-password'
  | 'new-password'
  | 'one-time-code'
  | 'off'

/** The parent of what stands at the top of a tree. */
export const rootId = '0'

/** Field → the value, or one of the values, that it must have for this field to be shown. */
export type Condition = Readonly<Record<string, Plain | readonly Plain[]>>
type Plain = string | number | boolean

export interface Options {
  /** Has to be filled in, while it is shown. */
  required?: true
  /** What a new record holds. */
  start?: unknown
  /** Has to be filled in while this holds. */
  requiredWhen?: Condition
  /** Shown only while this holds. A hidden field is stored as null. Anything more is a rule in `*.rules.ts`. */
  when?: Condition
}

/** Carries the type of a field's value through the table; there is nothing at run time. */
declare const value: unique symbol
export interface Holds<V> {
  readonly [value]?: V
}

/** `any` is a picture or a document. */
export type FileKind = 'picture' | 'any' | 'video'

export interface FieldTypes {
  /** One line. */
  text: { max: number; format?: TextFormat; autofill?: Autofill }
  longText: { max: number; rows?: number }
  /** From an editor: a little HTML, which the server cleans, or plain text (richText.ts). */
  richText: { max: number }
  /** `list`: chosen from the device's own list, however few they are. */
  choice: { of: readonly string[]; list?: true }
  /** Any number of a few. `list`: ticked in a sheet of their own. */
  choices: { of: readonly string[]; most?: number; list?: true }
  yesNo: object
  /** A box to tick. Where it is required, only ticked will do. */
  tick: object
  /** Yes or no as the family writes it: 1 or 0. */
  flag: object
  /** `step` is also the precision: 0.1 allows one decimal. `counts` is the unit of those whose label says it. */
  number: { min: number; max: number; step: number | 'any'; unit?: string; counts?: 'months' }
  /** In whole cents, at most so many. */
  money: { most: number }
  /** Likelihood × severity, each 1 to 5. */
  rating: object
  /** A day of the centre's calendar; `of`: the first day of what is chosen. */
  date: { notAfterToday?: true; notBeforeToday?: true; of?: 'week' | 'month' | 'year' }
  /** Days of the week, Monday 1. */
  weekdays: object
  /** Times of day, `HH:mm`. */
  times: { most: number }
  /** From a day to a day, each of which may be half. */
  dateRange: object
  /** `initial`: what a new record starts with. `wall`: as a clock shows it, without a zone, `2026-03-11T10:30`. */
  instant: { notAfterNow?: true; initial?: 'now'; wall?: true }
  /** A child of the centre. `here`: present, or was earlier that day, comes first. */
  child: { here?: true }
  /** Several children. */
  children: { most: number }
  /** A member of staff. `other`: somebody other than whoever fills it in. */
  person: { initial?: 'me'; other?: true }
  /** Several members of staff. */
  people: { most: number }
  room: object
  /** The row of a tree that it stands under; `rootId` for none. */
  parent: object
  /** A row of a register. */
  pick: { of: string }
  /** Some of them, their keys by comma. */
  picks: { of: string }
  /** The key of an entry of this dictionary. */
  dictionary: { code: string }

  /** Several rooms. */
  rooms: { most: number }
  /** Ids of uploaded files. */
  files: { most: number; accept: FileKind }
  /** Places on the body, front and back. */
  bodyParts: object
  /** Drawn on the screen; an uploaded picture. */
  signature: object
  /** Somewhere on the map. */
  place: object
  /** A part of the record with fields of its own. `span`: `from` and `until`, which are said as one. */
  group: { fields: Fields; span?: true }
  /** A list of such parts. */
  repeat: { fields: Fields; most: number }
}

export type FieldKind = keyof FieldTypes
export type FieldOf<K extends FieldKind> = { kind: K } & Options & FieldTypes[K]
export type Field = { [K in FieldKind]: FieldOf<K> }[FieldKind]
export type Fields = Readonly<Record<string, Field>>

/** The value of a field; null where it need not be filled in, and unknown where its type does not say what it holds. */
export type ValueOf<F> =
  F extends Holds<infer V>
    ? F extends { required: true }
      ? F extends { when: Condition }
        ? V | null
        : V
      : V | null
    : F extends Field
      ? unknown
      : never
export type ValuesOf<F> = { -readonly [Name in keyof F]: ValueOf<F[Name]> }

/** What was kept with the fields of its time, with those that came later: they are empty. The fields' schema and checks
 *  have let it in, so it fits their types. */
export const withAllFields = <F extends Fields>(
  fields: F,
  kept: Readonly<Record<string, unknown>>,
): ValuesOf<F> =>
  ({ ...Object.fromEntries(Object.keys(fields).map((name) => [name, null])), ...kept }) as ValuesOf<F>

export interface DateRange {
  from: string
  until: string
  /** Away only from noon on the first day. */
  startsAtNoon: boolean
  /** Away only until noon on the last day. */
  endsAtNoon: boolean
}

export interface Rating {
  likelihood: number
  severity: number
}

export const fields = <const F extends Fields>(table: F): F => table

/** Makes a constructor's result keep the literal options, which `ValueOf` reads. */
type Made<K extends FieldKind, V, O> = { kind: K } & FieldTypes[K] & O & Holds<V>
const made = <K extends FieldKind, V, O extends Options>(
  kind: K,
  facts: FieldTypes[K],
  options: O | undefined,
): Made<K, V, O> => ({ kind, ...facts, ...options }) as Made<K, V, O>

type Nothing = Record<never, never>

export const text = <const O extends Options & Omit<FieldTypes['text'], 'max'> = Nothing>(
  max: number,
  options?: O,
) => made<'text', string, O>('text', { max }, options)

export const longText = <const O extends Options & { rows?: number } = Nothing>(max: number, options?: O) =>
  made<'longText', string, O>('longText', { max }, options)

export const richText = <const O extends Options = Nothing>(max: number, options?: O) =>
  made<'richText', string, O>('richText', { max }, options)

export const choice = <const V extends string, const O extends Options & { list?: true } = Nothing>(
  of: readonly V[],
  options?: O,
) => made<'choice', V, O>('choice', { of }, options)

export const choices = <
  const V extends string,
  const O extends Options & Omit<FieldTypes['choices'], 'of'> = Nothing,
>(
  of: readonly V[],
  options?: O,
) => made<'choices', V[], O>('choices', { of }, options)

export const yesNo = <const O extends Options = Nothing>(options?: O) =>
  made<'yesNo', boolean, O>('yesNo', {}, options)

export const tick = <const O extends Options = Nothing>(options?: O) =>
  made<'tick', boolean, O>('tick', {}, options)

export const flag = <const O extends Options = Nothing>(options?: O) =>
  made<'flag', 0 | 1, O>('flag', {}, options)

export const number = <const O extends Options = Nothing>(facts: FieldTypes['number'], options?: O) =>
  made<'number', number, O>('number', facts, options)

export const money = <const O extends Options = Nothing>(facts: FieldTypes['money'], options?: O) =>
  made<'money', number, O>('money', facts, options)

export const rating = <const O extends Options = Nothing>(options?: O) =>
  made<'rating', Rating, O>('rating', {}, options)

export const date = <const O extends Options & FieldTypes['date'] = Nothing>(options?: O) =>
  made<'date', string, O>('date', {}, options)

export const weekdays = <const O extends Options = Nothing>(options?: O) =>
  made<'weekdays', number[], O>('weekdays', {}, options)

export const times = <const O extends Options = Nothing>(facts: FieldTypes['times'], options?: O) =>
  made<'times', string[], O>('times', facts, options)

export const dateRange = <const O extends Options = Nothing>(options?: O) =>
  made<'dateRange', DateRange, O>('dateRange', {}, options)

export const instant = <const O extends Options & FieldTypes['instant'] = Nothing>(options?: O) =>
  made<'instant', string, O>('instant', {}, options)

export const child = <const O extends Options & FieldTypes['child'] = Nothing>(options?: O) =>
  made<'child', string, O>('child', {}, options)

export const children = <const O extends Options = Nothing>(facts: FieldTypes['children'], options?: O) =>
  made<'children', string[], O>('children', facts, options)

export const person = <const O extends Options & FieldTypes['person'] = Nothing>(options?: O) =>
  made<'person', string, O>('person', {}, options)

export const people = <const O extends Options = Nothing>(facts: FieldTypes['people'], options?: O) =>
  made<'people', string[], O>('people', facts, options)

export const room = <const O extends Options = Nothing>(options?: O) =>
  made<'room', string, O>('room', {}, options)

export const parent = <const O extends Options = Nothing>(options?: O) =>
  made<'parent', string, O>('parent', {}, options)

export const pick = <const O extends Options = Nothing>(of: string, options?: O) =>
  made<'pick', string, O>('pick', { of }, options)

export const picks = <const O extends Options = Nothing>(of: string, options?: O) =>
  made<'picks', string, O>('picks', { of }, options)

export const dictionary = <const O extends Options = Nothing>(code: string, options?: O) =>
  made<'dictionary', string, O>('dictionary', { code }, options)

export const rooms = <const O extends Options = Nothing>(facts: FieldTypes['rooms'], options?: O) =>
  made<'rooms', string[], O>('rooms', facts, options)

export const files = <const O extends Options = Nothing>(facts: FieldTypes['files'], options?: O) =>
  made<'files', string[], O>('files', facts, options)

export const bodyParts = <const O extends Options = Nothing>(options?: O) =>
  made<'bodyParts', string[], O>('bodyParts', {}, options)

export const signature = <const O extends Options = Nothing>(options?: O) =>
  made<'signature', string, O>('signature', {}, options)

export const place = <const O extends Options = Nothing>(options?: O) =>
  made<'place', MapPlace, O>('place', {}, options)

export const group = <const F extends Fields, const O extends Options & { span?: true } = Nothing>(
  of: F,
  options?: O,
) => made<'group', ValuesOf<F>, O>('group', { fields: of }, options)

export const repeat = <const F extends Fields, const O extends Options & { most: number }>(
  of: F,
  options: O,
) => made<'repeat', ValuesOf<F>[], O>('repeat', { fields: of, most: options.most }, options)
