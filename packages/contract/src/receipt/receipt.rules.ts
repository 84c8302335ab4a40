// Rules of what a centre publishes to its people: each person reads it and, where it asks for one, gives an answer. The
// people are fixed when it is published. A further version asks all of them again. Pure, for server and web.
import type { Moment, Problems } from '../kernel/fields.check.ts'
import { choice, type Fields, fields, people, picks, rooms, type ValuesOf } from '../kernel/fields.ts'
import type { ScreenPlace, Sections } from '../kernel/places.ts'
import type { Right } from '../kernel/rights.ts'
import type { Subject } from '../kernel/subjects.ts'

export const receiptAnswers = ['confirmed', 'declined'] as const
export type ReceiptAnswer = (typeof receiptAnswers)[number]

export const publicationStates = ['published', 'withdrawn'] as const
export type PublicationState = (typeof publicationStates)[number]

/** What a list can be narrowed to. */
export const publicationFilters = ['waiting', 'coming', 'past', 'withdrawn'] as const
export type PublicationFilter = (typeof publicationFilters)[number]

/** Who it is for. */
export const audienceFields = fields({
  to: choice(['all', 'roles', 'rooms', 'people'], { required: true }),
  /** Their aliases: Daybook's roles and the centre's own. */
  roles: picks('role', { required: true, when: { to: 'roles' } }),
  rooms: rooms({ most: 50 }, { required: true, when: { to: 'rooms' } }),
  people: people({ most: 200 }, { required: true, when: { to: 'people' } }),
})
export type Audience = ValuesOf<typeof audienceFields>

export const receiptAbilities = ['answer', 'change', 'withdraw', 'remind', 'seePeople'] as const
export type ReceiptAbility = (typeof receiptAbilities)[number]

/** What server and web both know of a kind; `<feature>.receipt.ts` declares it. As with a `ReportFile`, its functions are
 *  methods, and what lists names of fields follows them. */
export interface ReceiptFile<F extends Fields = Fields> {
  fields: F
  /** The page of one publication, and the form. */
  page: string
  form: string
  subject: Subject
  /** Its list, who has read it, and where it is answered if that is a page of its own: the web makes its screens then. */
  screens?: { list: ScreenPlace; people: ScreenPlace & { can?: Right }; answer?: { path: string } }
  /** The answers that a person can give; none where reading it is enough. One that stands alone is given once. */
  answers: readonly ReceiptAnswer[]
  /** Its name in lists, at most 140 characters. */
  title(values: ValuesOf<F>): string
  /** How form and page lay its fields out, unless the web says more of it. */
  sections?: Sections<keyof F & string>
  /** From when until when it takes place, ISO 8601. */
  span?(values: ValuesOf<F>, timeZone: string): { startsAt: string; endsAt: string }
  /** It takes place over days, such as a week: lists name no time of day, and it stands in the day's list from the day on
   *  which it was published until it is answered. */
  isPeriod?: true
  /** Whom it is for, where its values say so. What was chosen as the audience does not count then. */
  audienceOf?(values: ValuesOf<F>): Audience
  /** Whom the form offers first; everyone, unless the kind says otherwise. */
  firstAudience?: Audience['to']
  /** The day on which managers should look at it again. */
  reviewOn?(values: ValuesOf<F>): string | null
  /** Whether a change makes a further version, which asks everybody again. Always, unless the kind says otherwise. */
  asksAgain?(before: ValuesOf<F>, after: ValuesOf<F>): boolean
  /** A change says what it changes: nobody reads a long text again to find out. */
  saysChanges?: true
  /** Whether a further version asks a person again who answered the one before. Always, unless the kind says otherwise. */
  asksPerson?(before: ValuesOf<F>, after: ValuesOf<F>, personId: string): boolean
  /** Another feature publishes it and shows it on a page of its own, as a notice is. People only answer it here. */
  isElsewhere?: true
  /** The people it is for see who else is asked, and what they answered. Otherwise only managers do. */
  isOpen?: true
  /** What is wrong beyond the fields. */
  problems?(values: ValuesOf<F>, moment: Moment): Problems
}

/** The reader of a publication, and what they answered to its current version; null if it is not for them. */
export interface ReceiptReader {
  mayPublish: boolean
  own: { answer: ReceiptAnswer | null } | null
}

/** What a reader may do. Nothing is answered or changed once it is withdrawn. */
export function receiptAbilitiesOn(
  { state }: { state: PublicationState },
  { mayPublish, own }: ReceiptReader,
  { answers, isOpen }: Pick<ReceiptFile, 'answers' | 'isOpen'>,
): ReceiptAbility[] {
  const isPublished = state === 'published'
  const mayAnswer = own !== null && answers.length > (own.answer === null ? 0 : 1)
  return receiptAbilities.filter((ability) => {
    if (ability === 'seePeople') return mayPublish || isOpen === true
    return isPublished && (ability === 'answer' ? mayAnswer : mayPublish)
  })
}
