// Allergens in milk, creams and sunscreen. An allergy to anything else (bee stings) has none of these and conflicts
// with no entry. Pure, so that a screen can ask for the reason before it sends an entry, even offline.

export const allergens = ['dairy', 'soy', 'lanolin', 'zinc', 'sunscreen', 'fragrance'] as const
export type Allergen = (typeof allergens)[number]

/** The parents' consent: the centre's sunscreen, only sunscreen from home, or none. */
export const sunscreenConsents = ['centreCream', 'ownCream', 'none'] as const
export type SunscreenConsent = (typeof sunscreenConsents)[number]

/** Facts about a child to check before feeding or applying something. */
export interface ChildCautions {
  allergies: readonly { allergens: readonly Allergen[] }[]
  dietAvoids: readonly Allergen[]
  /** Null means not asked yet, which is not consent. */
  sunscreenConsent: SunscreenConsent | null
}

/** The allergens in an entry of a kind. */
export interface Containing<Detail> {
  contains?(detail: Detail): readonly Allergen[]
}

/** The allergens in an entry that this child must avoid. */
export function conflictsOf<Detail>(
  kind: Containing<Detail>,
  detail: Detail,
  { allergies, dietAvoids }: Pick<ChildCautions, 'allergies' | 'dietAvoids'>,
): Allergen[] {
  const avoided = new Set([...dietAvoids, ...allergies.flatMap((allergy) => allergy.allergens)])
  return (kind.contains?.(detail) ?? []).filter((allergen) => avoided.has(allergen))
}
