// What food, creams and sunscreen contain that a child may have to avoid, by allergy or by diet. An allergy to anything
// else (bee stings) has none of these and conflicts with no entry. Pure, so that a screen can ask for the reason before
// it sends an entry, even offline.

/** Where food has to be labelled with an allergen. `peal`: plain English allergen labelling, Food Standards Code 1.2.3
 *  and schedule 9. `eu`: Regulation (EU) 1169/2011, annex II. */
export type AllergenList = 'peal' | 'eu'
const both = ['peal', 'eu'] as const satisfies AllergenList[]

/** Allergens in food, and the lists that they stand in. `dairy` is called milk. */
export const allergenLists = {
  dairy: both,
  egg: both,
  fish: both,
  crustacean: both,
  mollusc: both,
  peanut: both,
  almond: both,
  brazilNut: both,
  cashew: both,
  hazelnut: both,
  macadamia: both,
  pecan: both,
  pineNut: ['peal'],
  pistachio: both,
  walnut: both,
  wheat: both,
  barley: both,
  oats: both,
  rye: both,
  soy: both,
  sesame: both,
  lupin: both,
  sulphites: both,
  celery: ['eu'],
  mustard: ['eu'],
} as const satisfies Record<string, readonly AllergenList[]>

type FoodAllergen = keyof typeof allergenLists
export const foodAllergens = Object.keys(allergenLists) as FoodAllergen[]

/** Allergens of what is put on the skin. */
const creamAllergens = ['lanolin', 'zinc', 'sunscreen', 'fragrance'] as const
export type Allergen = FoodAllergen | (typeof creamAllergens)[number]
export const allergens: readonly Allergen[] = [...foodAllergens, ...creamAllergens]

/** A child who must avoid a group must avoid every one of it. Food contains the single ones. */
export const allergenGroups = {
  treeNuts: [
    'almond',
    'brazilNut',
    'cashew',
    'hazelnut',
    'macadamia',
    'pecan',
    'pineNut',
    'pistachio',
    'walnut',
  ],
  gluten: ['wheat', 'barley', 'oats', 'rye'],
  shellfish: ['crustacean', 'mollusc'],
} as const satisfies Record<string, readonly Allergen[]>
type AllergenGroup = keyof typeof allergenGroups

/** What a child's allergy or diet can name. */
export type Avoided = Allergen | AllergenGroup
export const avoidables: readonly Avoided[] = [
  'dairy',
  'egg',
  'peanut',
  'treeNuts',
  'gluten',
  'shellfish',
  ...allergens.filter((one) => one !== 'dairy' && one !== 'egg' && one !== 'peanut'),
]

const isGroup = (code: Avoided): code is AllergenGroup => code in allergenGroups
export const membersOf = (codes: readonly Avoided[]): Allergen[] =>
  codes.flatMap((code) => (isGroup(code) ? [...allergenGroups[code]] : [code]))

/** The parents' consent: the centre's sunscreen, only sunscreen from home, or none. */
export const sunscreenConsents = ['centreCream', 'ownCream', 'none'] as const
export type SunscreenConsent = (typeof sunscreenConsents)[number]

/** What food contains besides allergens that a diet may avoid. */
export const dietContents = ['pork', 'beef', 'poultry', 'otherMeat', 'gelatine', 'alcohol', 'honey'] as const
/** What food is certified as. A diet allows then what it avoids otherwise. */
export const certificates = ['halalMeat', 'kosherMeat'] as const
export type Content = Allergen | (typeof dietContents)[number] | (typeof certificates)[number]
/** What a meal can contain. */
export const foodContents: readonly Content[] = [...foodAllergens, ...dietContents, ...certificates]

/** Diets of religion, choice and culture. */
export const diets = [
  'halal',
  'kosher',
  'vegetarian',
  'eggFreeVegetarian',
  'vegan',
  'pescatarian',
  'noPork',
  'noBeef',
] as const
export type Diet = (typeof diets)[number]

interface DietRule {
  avoids: readonly Content[]
  /** With this certificate all but the named ones may be served. */
  certificate?: { is: (typeof certificates)[number]; exceptFor: readonly Content[] }
}

const meat = ['pork', 'beef', 'poultry', 'otherMeat', 'gelatine'] as const
const fromTheSea = ['fish', 'crustacean', 'mollusc'] as const
export const dietRules: Record<Diet, DietRule> = {
  halal: {
    avoids: [...meat, 'alcohol'],
    certificate: { is: 'halalMeat', exceptFor: ['pork', 'alcohol'] },
  },
  kosher: {
    avoids: [...meat, 'crustacean', 'mollusc'],
    certificate: { is: 'kosherMeat', exceptFor: ['pork', 'crustacean', 'mollusc'] },
  },
  vegetarian: { avoids: [...meat, ...fromTheSea] },
  eggFreeVegetarian: { avoids: [...meat, ...fromTheSea, 'egg'] },
  vegan: { avoids: [...meat, ...fromTheSea, 'egg', 'dairy', 'honey'] },
  pescatarian: { avoids: meat },
  // Gelatine is mostly made from pork.
  noPork: { avoids: ['pork', 'gelatine'] },
  noBeef: { avoids: ['beef'] },
}

/** What food contains that is made of parts with these contents, each once: a dish of its ingredients, a meal of its
 *  dishes. It is certified only where all of its meat is. */
export function contentsOf(parts: readonly (readonly Content[])[]): Content[] {
  const withMeat = parts.filter((one) => meat.some((kind) => one.includes(kind)))
  const lacks = certificates.filter((certificate) => !withMeat.every((one) => one.includes(certificate)))
  return [...new Set(parts.flat())].filter((one) => !lacks.some((certificate) => certificate === one))
}

function avoidedBy(diet: Diet, contained: readonly Content[]): readonly Content[] {
  const { avoids, certificate } = dietRules[diet]
  return certificate && contained.includes(certificate.is) ? certificate.exceptFor : avoids
}

/** Facts about a child to check before feeding or applying something. */
export interface ChildCautions {
  allergies: readonly { allergens: readonly Avoided[] }[]
  dietAvoids: readonly Avoided[]
  diets: readonly Diet[]
  /** Null means not asked yet, which is not consent. */
  sunscreenConsent: SunscreenConsent | null
}

/** What an entry of a kind contains. */
export interface Containing<Detail> {
  contains?(detail: Detail): readonly Content[]
}

type Avoiding = Pick<ChildCautions, 'allergies' | 'dietAvoids' | 'diets'>

/** Which of these contents this child must avoid. */
export function avoidedOf(
  contained: readonly Content[],
  { allergies, dietAvoids, diets }: Avoiding,
): Content[] {
  const avoided = new Set<Content>([
    ...membersOf(dietAvoids),
    ...allergies.flatMap((allergy) => membersOf(allergy.allergens)),
    ...diets.flatMap((diet) => avoidedBy(diet, contained)),
  ])
  return contained.filter((content) => avoided.has(content))
}

/** What an entry contains that this child must avoid. */
export const conflictsOf = <Detail>(kind: Containing<Detail>, detail: Detail, child: Avoiding): Content[] =>
  avoidedOf(kind.contains?.(detail) ?? [], child)
