import { contactLimits, relations } from '../contact/contact.rules.ts'
import { avoidables, diets, sunscreenConsents } from '../kernel/allergen.rules.ts'
import { choice, choices, date, fields, longText, repeat, room, text, yesNo } from '../kernel/fields.ts'
import { textures } from '../kernel/texture.rules.ts'

/** Monday 1. */
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const

/** What parents are asked to agree to, besides sunscreen. */
const consentKinds = ['photos', 'outings', 'transport', 'firstAid', 'medicines', 'sharing'] as const

/** What everybody who looks after the child has to know of medicines, immunisation and consents. */
export const healthFields = fields({
  medicines: repeat(
    {
      name: text(80, { required: true }),
      /** How much, and when. */
      dose: text(200, { required: true }),
      /** For an emergency, such as an adrenaline pen. */
      isEmergency: yesNo(),
      /** What it is for and where it is kept. */
      note: longText(500),
      expiresOn: date(),
    },
    { most: 20 },
  ),
  immunisation: choice(['complete', 'underWay', 'none', 'notShown']),
  /** When the parents showed the certificate. */
  immunisationSeenOn: date({ notAfterToday: true, when: { immunisation: ['complete', 'underWay'] } }),
  consents: repeat(
    {
      what: choice(consentKinds, { required: true }),
      isGiven: yesNo({ required: true }),
      decidedOn: date({ required: true, notAfterToday: true }),
      endsOn: date(),
      /** Who decided. */
      by: text(120),
    },
    { most: 30 },
  ),
})

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
      /** When the doctor's action plan has to be renewed. */
      planExpiresOn: date(),
      /** What we warn of. Taken from the substance while nobody has said it. */
      allergens: choices(avoidables, { list: true }),
    },
    { most: 20 },
  ),
  dietNote: longText(500),
  /** Of religion, choice or culture. */
  diets: choices(diets, { list: true }),
  dietAvoids: choices(avoidables, { list: true }),
  /** Null: as is usual at this age. */
  texture: choice(textures),
  sunscreenConsent: choice(sunscreenConsents),
  ...healthFields,
  /** A court order or who must not collect the child: everybody on the floor sees it. */
  custodyNote: longText(500),
  /** On the waiting list since this day, until an enrolment begins. */
  waitingSince: date({ notAfterToday: true }),
  wantedFrom: date(),
  wantedRoomId: room(),
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
      name: text(contactLimits.name, { required: true }),
      relation: choice(relations),
      phone: text(contactLimits.phone, { format: 'phone' }),
      isEmergency: yesNo(),
      mayCollect: yesNo(),
      note: text(contactLimits.note),
    },
    // Two parents and two for emergencies.
    { most: 4 },
  ),
})
