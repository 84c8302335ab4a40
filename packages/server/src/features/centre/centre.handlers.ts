import type { centre } from '@daybook/contract/centre/centre.contract.ts'
import { centreProblems, hoursProblem } from '@daybook/contract/centre/centre.rules.ts'
import { addDays } from '@daybook/contract/kernel/dates.ts'
import { allRightsInCentre } from '@daybook/contract/kernel/rights.ts'
import type { ContextOf } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { asTenant } from '../../platform/database/tenancy.ts'
import { fail, found } from '../../platform/errors.ts'
import { pageOf } from '../../platform/page.ts'
import { openUntil } from '../invitation/index.ts'
import { hasPasskey } from '../passkey/index.ts'
import { hasSecondStep } from '../secondStep/index.ts'
import { staffWithRights } from '../staff/index.ts'
import { inLanguage, publicHolidays, regionsOf } from './centre.holidays.ts'
import { activate, deactivate, type PlanStart } from './centre.leaving.ts'
import {
  findCentre,
  insertCentre,
  nameOfCentre,
  nextNumber,
  pageOfCentres,
  placeOfCentre,
  readSettings,
  updateSettings,
} from './centre.queries.ts'

type Numbers = Parameters<typeof nextNumber>[1]
type Of<K extends keyof typeof centre.operations> = ContextOf<(typeof centre.operations)[K]>

type Centre = NonNullable<Awaited<ReturnType<typeof findCentre>>>

/** Adds whether somebody can sign in there. It is asked in each centre, because row security hides its people from here. */
async function withStanding(tx: Tx, centre: Centre, now: Date) {
  if (centre.deactivatedAt) return { ...centre, managers: 0, invitedUntil: null }
  return asTenant(tx, centre.tenantId, async () => ({
    ...centre,
    managers: (await staffWithRights(tx, allRightsInCentre)).length,
    invitedUntil: await openUntil(tx, now),
  }))
}

export async function listCentres({ tx, clock, input }: Of<'listCentres'>) {
  const { records, total } = await pageOfCentres(tx, input)
  const lines = []
  for (const one of records) lines.push(await withStanding(tx, one, clock.now()))
  return pageOf(lines, total, input)
}

export async function getCentre({ tx, clock, input }: Of<'getCentre'>) {
  return withStanding(tx, found(await findCentre(tx, input.tenantId)), clock.now())
}

/** @param numbers those that centres of this installation get */
export async function makeCentre(numbers: Numbers, { tx, input }: Of<'makeCentre'>) {
  refuse(centreProblems(input))
  const tenantId = (await nextNumber(tx, numbers)) ?? fail('NUMBERS_USED_UP')
  await asTenant(tx, tenantId, () => insertCentre(tx, input))
  return { tenantId }
}

export const deactivateCentre = ({ tx, ids, clock, actor, input }: Of<'deactivateCentre'>): Promise<null> =>
  deactivate(tx, { tenantId: input.tenantId, actorId: actor.personId, id: ids(), now: clock.now() })

/** @param planStart plans the jobs of a start for the transaction's centre */
export const activateCentre = (
  planStart: PlanStart,
  { tx, ids, actor, input }: Of<'activateCentre'>,
): Promise<null> => activate(tx, planStart, { tenantId: input.tenantId, actorId: actor.personId, id: ids() })

export const getSettings = ({ tx }: Of<'getSettings'>) => readSettings(tx)

/** Whoever asks a second step of managers has one already: they would lock themselves out of this very page. */
export async function saveSettings({ tx, actor, input }: Of<'saveSettings'>): Promise<null> {
  refuse(hoursProblem(input))
  const { managersNeedSecondStep, ...rest } = input
  const hasOne = (await hasSecondStep(tx, actor.personId)) || (await hasPasskey(tx, actor.personId))
  if (managersNeedSecondStep && !hasOne)
    fail('SECOND_STEP_FIRST', { managersNeedSecondStep: 'SECOND_STEP_FIRST' })
  await updateSettings(tx, managersNeedSecondStep === null ? rest : { ...rest, managersNeedSecondStep })
  return null
}

export async function listOwn({ tx, actor: { tenantId } }: Of<'listOwn'>) {
  return [{ tenantId, tenantName: await nameOfCentre(tx) }]
}

/** A year ahead, so that the next one can be planned with. */
export async function getHolidays({ tx, actor, caller }: Of<'getHolidays'>) {
  const { country, region, openOnHolidays } = await placeOfCentre(tx)
  const until = addDays(actor.today, 365)
  const holidays = await publicHolidays({ country, region }, actor.today, until)
  return {
    regionCode: region,
    openOnHolidays,
    regions: await regionsOf(country),
    holidays: inLanguage(holidays, caller),
  }
}

export async function setRegion(planStart: PlanStart, { tx, input }: Of<'setRegion'>): Promise<null> {
  const { regionCode } = input
  const { country } = await placeOfCentre(tx)
  if (regionCode !== null && !(await regionsOf(country)).some(({ code }) => code === regionCode))
    refuse({ regionCode: 'INVALID_CHOICE' })
  await updateSettings(tx, { regionCode })
  // Today may have become a day on which the centre is closed, or open.
  await planStart(tx)
  return null
}

export async function setOpenOnHolidays(
  planStart: PlanStart,
  { tx, input: { openOnHolidays } }: Of<'setOpenOnHolidays'>,
): Promise<null> {
  await updateSettings(tx, { openOnHolidays })
  await planStart(tx)
  return null
}

function refuse(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) fail('VALIDATION_FAILED', problems)
}
