import { choice, fields, number, text, yesNo } from '../kernel/fields.ts'
import { visitorAsks } from '../visitor/visitor.rules.ts'
import { countries, timeZones } from './centre.rules.ts'

const name = text(120, { required: true })
const opensAt = text(5, { required: true, format: 'time' })
const closesAt = text(5, { required: true, format: 'time' })
/** The number of the licence that it is run under. */
const licenceNumber = text(60)

/** A new centre. Country and time zone stay: every day and time that is recorded depends on them. */
export const centreFields = fields({
  name,
  countryCode: choice(countries, { required: true }),
  timeZone: choice(timeZones, { required: true }),
  opensAt,
  closesAt,
  licenceNumber,
})

/** What its managers change. */
export const settingFields = fields({
  name,
  opensAt,
  closesAt,
  licenceNumber,
  /** Food that expires within so many days is shown as near its date. */
  foodNearDays: number({ min: 1, max: 60, step: 1 }, { required: true }),
  managersNeedSecondStep: yesNo(),
  /** Whether new passwords may be longer, of any characters. */
  allowsPassphrases: yesNo({ required: true }),
  /** Whether it keeps how much leave each person has left. */
  keepsLeaveBalance: yesNo({ required: true }),
  /** What visitors are asked for besides their name, their reason and their host. */
  visitorAsks: choice(visitorAsks, { required: true }),
  /** Minutes between looks in the first hour after a blow to the head, and how long a child is watched. */
  headLookEvery: number({ min: 5, max: 60, step: 5 }, { required: true }),
  headWatchHours: number({ min: 1, max: 8, step: 1 }, { required: true }),
  /** How old whoever collects a child has to be, in years. */
  collectorMinAge: number({ min: 10, max: 21, step: 1 }),
})
