// The types of all message keys and their values. Each *.messages.en.ts or *.messages.ts adds its messages to `Packs` by declaration
// merging, so that an unknown key or a missing value does not compile.
import type { allergenEn } from '@daybook/contract/kernel/allergen.messages.en.ts'
import type { errorsEn } from '@daybook/contract/kernel/errors.en.ts'
import type { fieldEn } from '@daybook/contract/kernel/field.messages.en.ts'

export interface Packs {
  allergen: typeof allergenEn
  error: typeof errorsEn
  field: typeof fieldEn
}

/** A pack has plurals as `name_one` and `name_other`. Callers use `name` with a `count`. */
type WithoutPlural<K extends string> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K
type KeysOf<F extends keyof Packs> = `${F}.${WithoutPlural<keyof Packs[F] & string>}`

export type MessageKey = { [F in keyof Packs]: KeysOf<F> }[keyof Packs]

type Lookup<Pack, K extends string> = K extends keyof Pack
  ? Pack[K]
  : `${K}_other` extends keyof Pack
    ? Pack[`${K}_other`]
    : never
type WordsAt<Key extends MessageKey> = Key extends `${infer F}.${infer K}`
  ? F extends keyof Packs
    ? Lookup<Packs[F], K>
    : never
  : never
type Placeholder<Words> = Words extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

/** The values that a message needs: `'{{count}} children'` → `{ count }`. */
export type Values<Key extends MessageKey> = Record<Placeholder<WordsAt<Key>>, string | number>

/** Keys of messages without placeholders: titles, labels. */
export type BareKey = { [K in MessageKey]: [Placeholder<WordsAt<K>>] extends [never] ? K : never }[MessageKey]

export type Translate = <Key extends MessageKey>(
  key: Key,
  ...values: [Placeholder<WordsAt<Key>>] extends [never] ? [] : [values: Values<Key>]
) => string

/** The type of the Chinese pack for an English one. Chinese has no `_one`. */
export type WordsOf<Pack> = { [K in keyof Pack as K extends `${string}_one` ? never : K]: string }
