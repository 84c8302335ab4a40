// What milk, creams and sunscreen contain that a child may have to be kept from. An allergy to something else
// (bee stings) names none of these and speaks against no entry. Pure, so that a screen asks for the reason of an
// entry before it is sent, also without a network.

export const allergens = ['dairy', 'soy', 'lanolin', 'zinc', 'sunscreen', 'fragrance'] as const
export type Allergen = (typeof allergens)[number]

/** What the parents have agreed to: the centre's sunscreen, only cream from home, none. */
export const sunscreenConsents = ['centreCream', 'ownCream', 'none'] as const
export type SunscreenConsent = (typeof sunscreenConsents)[number]

/** What is to be known of a child before something is fed or applied. */
export interface ChildCautions {
  allergies: readonly { allergens: readonly Allergen[] }[]
  dietAvoids: readonly Allergen[]
  /** Null: not asked yet, which is no consent. */
  sunscreenConsent: SunscreenConsent | null
}

/** What a child gets by an entry of a kind. */
export interface Containing<Detail> {
  contains?(detail: Detail): readonly Allergen[]
}

/** What speaks against an entry: of all that it contains, what this child must not get. Empty for most. */
export function conflictsOf<Detail>(
  kind: Containing<Detail>,
  detail: Detail,
  { allergies, dietAvoids }: Pick<ChildCautions, 'allergies' | 'dietAvoids'>,
): Allergen[] {
  const avoided = new Set([...dietAvoids, ...allergies.flatMap((allergy) => allergy.allergens)])
  return (kind.contains?.(detail) ?? []).filter((allergen) => avoided.has(allergen))
}
