// The steps of pay parity by country and date, as data. Amounts are the least for a year, in cents.

import type { QualificationGroup } from './payParity.fields.ts'

export interface PayStep {
  step: number
  annualCents: number
  /** The groups that start here. */
  startsFor: QualificationGroup[]
}

export interface PayTable {
  /** ISO 3166. */
  country: string
  /** In force from this day. */
  from: string
  source: string
  chineseSource: string
  /** Whether the figures were compared with the Ministry's own page. */
  isVerified: boolean
  steps: PayStep[]
}

const step = (step: number, dollars: number, ...startsFor: QualificationGroup[]): PayStep => ({
  step,
  annualCents: dollars * 100,
  startsFor,
})

export const payTables: readonly PayTable[] = [
  {
    country: 'NZ',
    from: '2022-01-01',
    source: 'Ministry of Education, Funding changes: 1 January 2022, parity funding rates',
    chineseSource: '新西兰教育部：2022年1月1日拨款调整，薪酬对等拨款标准',
    isVerified: true,
    steps: [
      step(1, 51_358, 'p3'),
      step(2, 53_544),
      step(3, 55_948, 'p3Plus'),
      step(4, 58_133, 'p4'),
      step(5, 61_794, 'p5'),
    ],
  },
  {
    country: 'NZ',
    from: '2023-01-01',
    source:
      'Ministry of Education, attestation: step 6 from 1 January 2023, as in the kindergarten teachers’ agreement',
    chineseSource: '新西兰教育部薪酬声明：自2023年1月1日起设第6级，与公立幼儿园教师协议一致',
    isVerified: true,
    steps: [
      step(1, 51_358, 'p3'),
      step(2, 53_544),
      step(3, 55_948, 'p3Plus'),
      step(4, 58_133, 'p4'),
      step(5, 61_794, 'p5'),
      step(6, 65_776),
    ],
  },
  {
    country: 'NZ',
    // Full parity pays the kindergarten teachers' rates of 1 December 2023. Steps 1 and 3 to 8 stand so in their
    // agreement 2023 to 2026 (clause 3.1), and step 11 in He Pānui Kōhungahunga, issue 99. Steps 2, 9 and 10, which that
    // agreement has no more or which could not be read, follow from the same rise ($4,000, then 3 % or $2,000). In May
    // 2025 the Ministry named the same step 1 for 1 July 2025; later rates are not known here.
    from: '2024-02-01',
    source:
      'Full parity: Kindergarten Teachers’ Collective Agreement 2023–2026, rates of 1 December 2023 (steps 2, 9 and 10 worked out from it)',
    chineseSource: '完全薪酬对等：2023–2026年幼儿园教师集体协议，2023年12月1日薪级（第2、9、10级由其推算）',
    isVerified: false,
    steps: [
      step(1, 57_358, 'p3'),
      step(2, 59_544),
      step(3, 61_948, 'p3Plus'),
      step(4, 64_133, 'p4'),
      step(5, 67_794, 'p5'),
      step(6, 71_869),
      step(7, 76_261),
      step(8, 81_566),
      step(9, 85_915),
      step(10, 92_175),
      step(11, 96_820),
    ],
  },
]

/** The hours of work after which a teacher who meets the standards goes one step up (Ministry of Education). */
export const hoursPerStep = 2080

/** The newest table of the country in force on a day. */
export function payTableOf(country: string, day: string): PayTable | undefined {
  return payTables.filter((table) => table.country === country && table.from <= day).at(-1)
}

/** The table that counts: the centre's own, unless the country's began after it. */
export const newestTable = <Own extends { from: string }>(
  own: Own | undefined,
  country: PayTable | undefined,
) => (own && (!country || country.from <= own.from) ? own : country)
