// Words out of a pack: placeholders `{{name}}`, and plurals `key_one`, `key_other` chosen by `count` as the
// language does it (docs/decisions: no translation library).

export type Pack = Readonly<Record<string, string>>
type Values = Readonly<Record<string, unknown>>

/** The words of a key, or the key itself when the pack has none. @param language BCP 47, for its plurals */
export function wordsFrom(pack: Pack, language: string, key: string, values: Values = {}): string {
  const text = pluralOf(pack, language, key, values.count) ?? pack[key] ?? key
  return text.replace(/\{\{(\w+)\}\}/g, (marker, name: string) =>
    values[name] === undefined ? marker : String(values[name]),
  )
}

function pluralOf(pack: Pack, language: string, key: string, count: unknown): string | undefined {
  if (typeof count !== 'number') return undefined
  return pack[`${key}_${rulesOf(language).select(count)}`] ?? pack[`${key}_other`]
}

// Making the rules takes longer than using them, and a room of faces asks for hundreds of ages.
const rules = new Map<string, Intl.PluralRules>()

function rulesOf(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, known)
  return known
}
