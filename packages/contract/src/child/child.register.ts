import type { Problems } from '../kernel/fields.check.ts'
import type { ValuesOf } from '../kernel/fields.ts'
import type { RegisterFile } from '../register/register.rules.ts'
import { childFields, importedContacts } from './child.fields.ts'
import { fullName } from './child.rules.ts'

export const childRegister = {
  fields: childFields,
  page: '/pages/manage/child',
  read: 'child.edit',
  edit: 'child.edit',
  title: 'firstName',
  nameOf: fullName,
  searched: ['firstName', 'familyName'],
  order: ['firstName', 'familyName'],
  hasPicture: true,
  unique: [],
  importedWith: importedContacts,
  saidBeside: { 'contacts.name': 'relation', 'allergies.substance': 'severity' },
  sameBy: ['firstName', 'familyName', 'birthDate'],
  asksWhetherSame: 'ALREADY_CHILD',
  problems: ({ enrolments, consents, waitingSince, wantedFrom, wantedRoomId }) => ({
    ...(!waitingSince && (wantedFrom || wantedRoomId) && { waitingSince: 'REQUIRED' as const }),
    ...enrolmentProblems(enrolments ?? []),
    ...consentProblems(consents ?? []),
  }),
} as const satisfies RegisterFile<typeof childFields>

type Enrolment = NonNullable<ValuesOf<typeof childFields>['enrolments']>[number]

type Consent = NonNullable<ValuesOf<typeof childFields>['consents']>[number]

const consentProblems = (consents: readonly Consent[]): Problems =>
  Object.fromEntries(
    consents.flatMap(({ decidedOn, endsOn }, place) =>
      endsOn && endsOn < decidedOn ? [[`consents.${place}.endsOn`, 'ENDS_BEFORE_START'] as const] : [],
    ),
  )

const never = '9999-12-31'

/** A child belongs to one room at a time, and comes before leaving. */
function enrolmentProblems(enrolments: readonly Enrolment[]): Problems {
  const found = enrolments.flatMap(({ startsOn, endsOn, arrivesAt, leavesAt }, place) => {
    const before = enrolments.slice(0, place)
    const overlaps = before.some(
      (one) => startsOn <= (one.endsOn ?? never) && one.startsOn <= (endsOn ?? never),
    )
    return [
      ...(endsOn && endsOn < startsOn ? [[`enrolments.${place}.endsOn`, 'ENDS_BEFORE_START'] as const] : []),
      ...(leavesAt <= arrivesAt ? [[`enrolments.${place}.leavesAt`, 'ENDS_BEFORE_START'] as const] : []),
      ...(overlaps ? [[`enrolments.${place}.startsOn`, 'OVERLAPS'] as const] : []),
    ]
  })
  return Object.fromEntries(found)
}
