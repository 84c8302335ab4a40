// What a demo centre looks like before anybody is named: its rooms, how many children and staff, and the people
// who have to be among them.

import type { TaskKindName } from '@daybook/contract/app/task.kinds.ts'
import type { Avoided, Diet, SunscreenConsent } from '@daybook/contract/kernel/allergen.rules.ts'
import type { HeritageName, Sex } from './names.ts'

export interface RoomSketch {
  code: string
  name: string
  fromMonths: number
  untilMonths: number
  capacity: number
  children: number
  teachers: number
  team: string
  /** Share of the children that wear nappies. */
  inNappies: number
  /** When the room is cared for, in told minutes (hours.ts); what is left out is done as needed, or not at all. */
  rounds: { readonly [K in TaskKindName]?: readonly number[] }
}

export interface AllergySketch {
  substance: string
  severity: 'mild' | 'severe' | 'anaphylaxis'
  note?: string
  /** Left out: what the substance means. */
  allergens?: readonly Avoided[]
}

/** A child that has to be there; what is not said is left to chance. */
export interface ChildSketch {
  /** Place of its room among the rooms. */
  room: number
  firstName: string
  familyName: string
  sex: Sex
  heritage: HeritageName
  birthday?: 'today' | 'tomorrow'
  /** Born with the child before it in the list. */
  twin?: true
  allergies?: readonly AllergySketch[]
  dietNote?: string
  dietAvoids?: readonly Avoided[]
  diets?: readonly Diet[]
  sunscreenConsent?: SunscreenConsent
  /** In days from today; no end: until further notice. */
  reminder?: { text: string; from: number; until?: number }
  /** Has had sore skin for some days. */
  soreSkin?: true
}

export interface StaffSketch {
  realName: string
  nickName: string
  account: string
  role: 'teacher' | 'manager'
  sex: Sex
  heritage: HeritageName
}

export interface CentreSketch {
  tenantId: string
  name: string
  timeZone: string
  countryCode: string
  rooms: readonly RoomSketch[]
  children: readonly ChildSketch[]
  /** Those named, first; the rest is filled up to the teachers of the rooms and this many managers. */
  staff: readonly StaffSketch[]
  managers: number
}
