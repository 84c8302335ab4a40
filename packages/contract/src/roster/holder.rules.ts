// Which certificates the law asks of the adults who are present, by country and date. Pure.

interface HolderRule {
  country: string
  /** In force from this day on. */
  from: string
  /** The key of the certificate in the centre's dictionary of kinds. */
  kind: string
  /** One adult who holds it for each so many children or part of them; null where an adult whose certificate has expired
   *  does not count as an adult at all. */
  each: number | null
  source: string
}

/** The keys that every centre's dictionary of certificates begins with. */
const kinds = { firstAid: '1', practising: '2', safetyCheck: '3' } as const

const rules: readonly HolderRule[] = [
  {
    country: 'NZ',
    from: '2008-12-01',
    kind: kinds.firstAid,
    each: 25,
    source: 'Licensing criteria for centre-based services, HS25',
  },
  {
    country: 'NZ',
    from: '2008-12-01',
    kind: kinds.practising,
    each: 50,
    source: 'Education (Early Childhood Services) Regulations 2008, regulation 44: person responsible',
  },
  {
    country: 'NZ',
    from: '2015-07-01',
    kind: kinds.safetyCheck,
    each: null,
    source: 'Children’s Act 2014, sections 25 to 27',
  },
  {
    country: 'AU',
    from: '2012-01-01',
    kind: kinds.firstAid,
    each: Number.POSITIVE_INFINITY,
    source: 'Education and Care Services National Regulations, regulation 136',
  },
]

export const holderRulesFor = (country: string, day: string): HolderRule[] =>
  rules.filter((rule) => rule.country === country && rule.from <= day)

/** The newest certificate of one kind of one person. */
export interface Held {
  personId: string
  kind: string
  /** The last day on which it is valid. */
  expiresOn: string
}

export const holds = (held: readonly Held[], personId: string, kind: string, day: string): boolean =>
  held.some((one) => one.personId === personId && one.kind === kind && one.expiresOn >= day)

/** Whether a person had a certificate that is no longer valid on this day. */
export const hasLapsed = (held: readonly Held[], personId: string, kind: string, day: string): boolean =>
  held.some((one) => one.personId === personId && one.kind === kind && one.expiresOn < day)

/** @param each children for one holder */
export const holdersNeeded = (each: number, children: number): number =>
  children === 0 ? 0 : Math.max(1, Math.ceil(children / each))
