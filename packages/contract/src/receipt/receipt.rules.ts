// Rules of publications: each person in the audience reads it and answers it if the kind asks for an answer. The
// audience is fixed when it is published. A further version asks everybody again. Pure, for server and web.
import type { Moment, Problems } from '../kernel/fields.check.ts'
import { choice, type Fields, fields, people, picks, rooms, type ValuesOf } from '../kernel/fields.ts'
import type { ScreenPlace, Sections } from '../kernel/places.ts'
import type { Right } from '../kernel/rights.ts'
import type { Subject } from '../kernel/subjects.ts'

export const receiptAnswers = ['confirmed', 'declined'] as const
export type ReceiptAnswer = (typeof receiptAnswers)[number]

export const publicationStates = ['published', 'withdrawn'] as const
export type PublicationState = (typeof publicationStates)[number]

export const publicationFilters = ['waiting', 'coming', 'past', 'withdrawn'] as const
export type PublicationFilter = (typeof publicationFilters)[number]

/** The audience of a publication. */
export const audienceFields = fields({
  to: choice(['all', 'roles', 'rooms', 'people'], { required: true }),
  /** Aliases of roles: Daybook's and the centre's own. */
  roles: picks('role', { required: true, when: { to: 'roles' } }),
  rooms: rooms({ most: 50 }, { required: true, when: { to: 'rooms' } }),
  people: people({ most: 200 }, { required: true, when: { to: 'people' } }),
})
export type Audience = ValuesOf<typeof audienceFields>

export const receiptAbilities = ['answer', 'change', 'withdraw', 'remind', 'seePeople'] as const
export type ReceiptAbility = (typeof receiptAbilities)[number]

/** What server and web both know about a kind of publication. `<feature>.receipt.ts` declares it. As with a `ReportFile`,
 *  its functions are methods, and members that list names of fields follow them. */
export interface ReceiptFile<F extends Fields = Fields> {
  fields: F
  /** The screens of a publication and of its form. */
  page: string
  form: string
  subject: Subject
  /** The list, the page of who has read it, and the page of its answer if that has one of its own. With these the web makes the
   *  screens. */
  screens?: { list: ScreenPlace; people: ScreenPlace & { can?: Right }; answer?: { path: string } }
  /** The answers that a person can give; empty where reading is enough. A single possible answer can be given once. */
  answers: readonly ReceiptAnswer[]
  /** The title in lists, at most 140 characters. */
  title(values: ValuesOf<F>): string
  /** The sections of form and page, unless the web declares them. */
  sections?: Sections<keyof F & string>
  /** Start and end of when it takes place, as ISO 8601. */
  span?(values: ValuesOf<F>, timeZone: string): { startsAt: string; endsAt: string }
  /** It covers whole days, such as a week. Lists show no time of day, and the day's list has it from its publication until
   *  it is answered. */
  isPeriod?: true
  /** Derives the audience from the values. The audience of the request is then ignored. */
  audienceOf?(values: ValuesOf<F>): Audience
  /** The default audience in the form; `all` if left out. */
  firstAudience?: Audience['to']
  /** The date of its next review by managers. */
  reviewOn?(values: ValuesOf<F>): string | null
  /** Whether a change makes a further version, which asks everybody again. Always true if left out. */
  asksAgain?(before: ValuesOf<F>, after: ValuesOf<F>): boolean
  /** A change needs a note on what it changes, so that nobody has to compare long texts. */
  saysChanges?: true
  /** Whether a further version asks a person who answered the previous version again. Always true if left out. */
  asksPerson?(before: ValuesOf<F>, after: ValuesOf<F>, personId: string): boolean
  /** Another feature publishes and shows it, such as a notice. This mechanism only collects the answers. */
  isElsewhere?: true
  /** The audience sees who else is asked and their answers. Otherwise only managers do. */
  isOpen?: true
  /** Problems that the fields themselves cannot express. */
  problems?(values: ValuesOf<F>, moment: Moment): Problems
}

/** The reader of a publication. `own` is their receipt of the current version; null if they are not in the audience. */
export interface ReceiptReader {
  mayPublish: boolean
  own: { answer: ReceiptAnswer | null } | null
}

/** What a reader may do. A withdrawn publication cannot be answered or changed. */
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
