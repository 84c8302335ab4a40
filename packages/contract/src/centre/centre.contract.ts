// The centres of an installation, made by its operator; and what each centre says about itself, set by its managers. The
// hard rule: the operator sees that a centre exists and whether anybody can sign in there, and nothing else of it.
import { z } from 'zod'
import { feature, get, post } from '../kernel/feature.ts'
import {
  DayOut,
  InstantOut,
  Line,
  Nothing,
  Page,
  PageQuery,
  TenantId,
  Text,
  TimeOfDay,
} from '../kernel/schema.ts'
import { countries, timeZones } from './centre.rules.ts'

const ofBoth = {
  name: Line(120),
  opensAt: TimeOfDay,
  closesAt: TimeOfDay,
  licenceNumber: Line(60).nullable().default(null),
}

export const CentreLine = z.object({
  tenantId: TenantId,
  name: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  licenceNumber: z.string().nullable(),
  /** How many managers can sign in. */
  managers: z.number().int(),
  /** Until when the newest invitation that nobody has used can be used. */
  invitedUntil: InstantOut.nullable(),
})

const SettingsInput = z.object({
  ...ofBoth,
  foodNearDays: z.number().int().min(1).max(60),
  /** Unchanged when left out. */
  managersNeedSecondStep: z.boolean().nullable().default(null),
  keepsLeaveBalance: z.boolean().optional(),
  headLookEvery: z.number().int().min(5).max(60).optional(),
  headWatchHours: z.number().int().min(1).max(8).optional(),
})
/** Country and time zone are the operator's: every day and time that is recorded depends on them. */
const Settings = SettingsInput.extend({
  countryCode: z.string(),
  timeZone: z.string(),
  managersNeedSecondStep: z.boolean(),
  keepsLeaveBalance: z.boolean(),
  headLookEvery: z.number(),
  headWatchHours: z.number(),
})

export const centre = feature('centre', {
  /** By name; the operator's. */
  listCentres: get('/api/blade-system/tenant/page', {
    query: PageQuery.extend({ text: Text(60).default('') }),
    returns: Page(CentreLine),
  }),
  getCentre: get('/api/blade-system/tenant/detail', {
    query: z.object({ tenantId: TenantId }),
    returns: CentreLine,
  }),
  /** Answers with its number, which its people sign in with. */
  makeCentre: post('/api/blade-system/tenant/submit', {
    body: z.object({ ...ofBoth, countryCode: z.enum(countries), timeZone: z.enum(timeZones) }),
    returns: z.object({ tenantId: TenantId }),
  }),
  getSettings: get('/api/blade-common/tenant-settings/detail', { returns: Settings, own: true }),
  /** Public holidays of the centre's region in the coming year, and the regions of its country that have their own. */
  getHolidays: get('/api/blade-common/tenant-settings/holidays', {
    own: true,
    returns: z.object({
      regionCode: z.string().nullable(),
      regions: z.array(z.object({ code: z.string(), name: z.string() })),
      holidays: z.array(z.object({ day: DayOut, name: z.string() })),
    }),
  }),
  /** Null where no region fits: only the country's holidays count. */
  setRegion: post('/api/blade-common/tenant-settings/region', {
    own: true,
    body: z.object({ regionCode: z.string().max(4).nullable() }),
    returns: Nothing,
  }),
  saveSettings: post('/api/blade-common/tenant-settings/submit', {
    body: SettingsInput,
    returns: Nothing,
    own: true,
    errors: ['SECOND_STEP_FIRST'],
  }),
})
