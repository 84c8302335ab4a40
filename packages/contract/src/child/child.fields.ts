import { allergens, sunscreenConsents } from '../care/allergen.rules.ts'
import { relations } from '../contact/contact.rules.ts'
import { choice, choices, date, fields, longText, repeat, room, text, yesNo } from '../kernel/fields.ts'

/** Monday 1. */
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** A child, as a manager looks after the enrolment. */
export const childFields = fields({
  firstName: text(60, { required: true }),
  familyName: text(60, { required: true }),
  /** How the name is said. */
  sayName: text(80),
  birthDate: date({ required: true, notAfterToday: true }),
  sex: choice(['female', 'male', 'other']),
  inNappies: yesNo(),
  allergies: repeat(
    {
      substance: text(80, { required: true }),
      severity: choice(['mild', 'severe', 'anaphylaxis'], { required: true }),
      /** What to do when it happens. */
      plan: longText(500),
      allergens: choices(allergens),
    },
    { most: 20 },
  ),
  dietNote: longText(500),
  dietAvoids: choices(allergens),
  sunscreenConsent: choice(sunscreenConsents),
  /** A court order or who must not collect the child: everybody on the floor sees it. */
  custodyNote: longText(500),
  enrolments: repeat(
    {
      roomId: room({ required: true }),
      startsOn: date({ required: true }),
      endsOn: date(),
      weekdays: choices(weekdays, { required: true }),
      arrivesAt: text(5, { required: true, format: 'time' }),
      leavesAt: text(5, { required: true, format: 'time' }),
      termTimeOnly: yesNo(),
    },
    { most: 30 },
  ),
})

/** Contacts as a file brings them. Afterwards they are edited on the child's page, one by one. */
export const importedContacts = fields({
  contacts: repeat(
    {
      name: text(120, { required: true }),
      relation: choice(relations),
      phone: text(40, { format: 'phone' }),
      isEmergency: yesNo(),
      mayCollect: yesNo(),
      note: text(500),
    },
    { most: 3 },
  ),
})
