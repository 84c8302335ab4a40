import { centre } from '@daybook/contract/centre/centre.contract.ts'
import { invitation } from '@daybook/contract/invitation/invitation.contract.ts'
import type { AnswerOf, CallOf } from '@daybook/contract/kernel/feature.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, pagedQuery, query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'

const api = client(centre)
const invitations = client(invitation)
const people = client(staff)

type Operations = typeof centre.operations
export type CentreLine = AnswerOf<Operations['getCentre']>
export type Settings = AnswerOf<Operations['getSettings']>

export const centresQuery = (text: string) => ({
  ...pagedQuery(api.listCentres, { text }),
  staleTime: justRead,
})
export const centreQuery = (tenantId: string) => ({
  ...query(api.getCentre, { tenantId }),
  staleTime: justRead,
})
export const addressesQuery = () => ({ ...query(api.getAddresses), staleTime: 60_000 })
export const settingsQuery = () => ({ ...query(api.getSettings), staleTime: justRead })

/** @throws ApiError without showing its message: the form shows it */
export async function makeCentre(input: CallOf<Operations['makeCentre']>): Promise<string> {
  const { tenantId } = await api.makeCentre(input, { quiet: true })
  await invalidate(api.listCentres)
  return tenantId
}

export async function deactivateCentre(tenantId: string): Promise<void> {
  await api.deactivateCentre({ tenantId })
  await invalidate(api.getCentre, api.listCentres)
}

export async function activateCentre(tenantId: string): Promise<void> {
  await api.activateCentre({ tenantId })
  await invalidate(api.getCentre, api.listCentres)
}

/** The link's key; null when it went by mail.
 *  @throws ApiError without showing its message: the form shows it */
export async function inviteManager(tenantId: string, email: string | null): Promise<string | null> {
  const { key } = await invitations.inviteManager({ tenantId, email }, { quiet: true })
  await invalidate(api.getCentre, api.listCentres)
  return key
}

/** @throws ApiError without showing its message: the form shows it */
export async function saveSettings(input: CallOf<Operations['saveSettings']>): Promise<void> {
  await api.saveSettings(input, { quiet: true })
  await invalidate(api.getSettings)
  // The centre's name stands on every page.
  session.setProfile(await people.getOwn())
}

export const holidaysQuery = () => ({ ...query(api.getHolidays), staleTime: justRead })

export async function setRegion(regionCode: string | null): Promise<void> {
  await api.setRegion({ regionCode })
  await invalidate(api.getHolidays)
}

export async function setOpenOnHolidays(openOnHolidays: boolean): Promise<void> {
  await api.setOpenOnHolidays({ openOnHolidays })
  await invalidate(api.getHolidays)
}
