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
import { visitorAsks } from '../visitor/visitor.rules.ts'
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
  /** Since when it uses this installation no more. */
  deactivatedAt: InstantOut.nullable(),
})

const SettingsInput = z.object({
  ...ofBoth,
  foodNearDays: z.number().int().min(1).max(60),
  /** Unchanged when left out. */
  managersNeedSecondStep: z.boolean().nullable().default(null),
  allowsPassphrases: z.boolean().optional(),
  keepsLeaveBalance: z.boolean().optional(),
  visitorAsks: z.enum(visitorAsks).optional(),
  headLookEvery: z.number().int().min(5).max(60).optional(),
  headWatchHours: z.number().int().min(1).max(8).optional(),
  /** In years; null where any age will do. */
  collectorMinAge: z.number().int().min(10).max(21).nullish(),
})
/** Country and time zone are the operator's: every day and time that is recorded depends on them. */
const Settings = SettingsInput.extend({
  countryCode: z.string(),
  timeZone: z.string(),
  managersNeedSecondStep: z.boolean(),
  allowsPassphrases: z.boolean(),
  keepsLeaveBalance: z.boolean(),
  visitorAsks: z.enum(visitorAsks),
  headLookEvery: z.number(),
  headWatchHours: z.number(),
  collectorMinAge: z.number().nullable(),
})

export const centre = feature('centre', {
  listCentres: get('/api/blade-system/tenant/page', {
    description: 'Lists the centres of this installation by name, for its operator.',
    query: PageQuery.extend({ text: Text(60).default('') }),
    returns: Page(CentreLine),
  }),
  getCentre: get('/api/blade-system/tenant/detail', {
    description: 'Returns one centre of this installation, for its operator.',
    query: z.object({ tenantId: TenantId }),
    returns: CentreLine,
  }),
  makeCentre: post('/api/blade-system/tenant/submit', {
    description: 'Makes a centre and returns its number, which its people sign in with.',
    body: z.object({ ...ofBoth, countryCode: z.enum(countries), timeZone: z.enum(timeZones) }),
    returns: z.object({ tenantId: TenantId }),
    errors: ['NUMBERS_USED_UP'],
  }),
  deactivateCentre: post('/api/blade-system/tenant/deactivate', {
    description:
      'Ends the use of this installation by a centre: from now on nobody can sign in there, sessions are refused and nothing is sent. Its records stay.',
    own: true,
    body: z.object({ tenantId: TenantId }),
    returns: Nothing,
  }),
  activateCentre: post('/api/blade-system/tenant/activate', {
    description: 'Lets a centre that was deactivated use this installation again.',
    own: true,
    body: z.object({ tenantId: TenantId }),
    returns: Nothing,
  }),
  findByDomain: get('/api/blade-system/tenant/info', {
    description:
      'Says which centre a web address belongs to. Centres of Daybook share an address, so the answer is always empty: people type the number of their centre.',
    query: z.object({ domain: Text(400).optional() }),
    returns: z.object({ tenantId: z.literal('') }),
    access: 'public',
  }),
  getAddresses: get('/api/blade-system/tenant/addresses', {
    description:
      'Lists the addresses by which other devices can open this app: the public one, or those of the server in its local network. They are for links that somebody opens on another device.',
    own: true,
    returns: z.array(z.string()),
  }),
  listOwn: get('/api/blade-system/tenant/select', {
    description: "Lists the reader's own centre, as the one option of a picker.",
    returns: z.array(z.object({ tenantId: TenantId, tenantName: z.string() })),
  }),
  getSettings: get('/api/blade-common/tenant-settings/detail', {
    description: "Returns the settings of the reader's centre.",
    returns: Settings,
    own: true,
  }),
  getHolidays: get('/api/blade-common/tenant-settings/holidays', {
    description:
      "Lists the public holidays of the centre's region in the coming year, and the regions of its country that have holidays of their own.",
    own: true,
    returns: z.object({
      regionCode: z.string().nullable(),
      openOnHolidays: z.boolean(),
      regions: z.array(z.object({ code: z.string(), name: z.string() })),
      holidays: z.array(z.object({ day: DayOut, name: z.string() })),
    }),
  }),
  setRegion: post('/api/blade-common/tenant-settings/region', {
    description:
      'Sets the region whose public holidays count at the centre. With null, only the holidays of the country count.',
    own: true,
    body: z.object({ regionCode: z.string().max(4).nullable() }),
    returns: Nothing,
  }),
  setOpenOnHolidays: post('/api/blade-common/tenant-settings/open-on-holidays', {
    description:
      'Says whether the centre is open on public holidays. Where it is not, no child is booked on them and no task is planned.',
    own: true,
    body: z.object({ openOnHolidays: z.boolean() }),
    returns: Nothing,
  }),
  saveSettings: post('/api/blade-common/tenant-settings/submit', {
    description: 'Saves the settings of the centre.',
    body: SettingsInput,
    returns: Nothing,
    own: true,
    errors: ['SECOND_STEP_FIRST'],
  }),
})
