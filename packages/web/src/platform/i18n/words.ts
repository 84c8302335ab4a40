// Looks up texts in a pack and fills in placeholders `{{name}}`. `count` chooses the plural form `key_one` or `key_other`
// by the rules of the language (docs/decisions: no translation library).

export type Pack = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

/** The text of a key, or the key itself if the pack has none. @param language BCP 47, for the plural rules */
export function wordsFrom(pack: Pack, language: string, key: string, values: Values = {}): string {
  const text = textFrom(pack, language, key, values.count) ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (marker, name: string) =>
    values[name] === undefined ? marker : String(values[name]),
  )
}

/** The text of a key before its placeholders are filled in, or undefined if the pack has none. */
export function textFrom(pack: Pack, language: string, key: string, count?: unknown): string | undefined {
  return pluralOf(pack, language, key, count) ?? pack[key]
}

function pluralOf(pack: Pack, language: string, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined
  return pack[`${key}_${rulesOf(language).select(count)}`] ?? pack[`${key}_other`]
}

// Creating plural rules is slow, and a board of children formats hundreds of ages.
const rules = new Map<string, Intl.PluralRules>()

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}
