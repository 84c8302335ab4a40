import { passkey } from '@daybook/contract/passkey/passkey.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'

const api = client(passkey)
const people = client(staff)

export const passkeysQuery = () => ({ ...query(api.listPasskeys), staleTime: justRead })

export const passkeyOptions = () => api.startPasskey()

/** A manager who had to set up a second step may do everything from now on. */
export async function savePasskey(input: Parameters<typeof api.savePasskey>[0]): Promise<void> {
  await api.savePasskey(input)
  session.setProfile(await people.getOwn())
  await invalidate(api.listPasskeys)
}

export async function renamePasskey(id: string, name: string): Promise<void> {
  await api.renamePasskey({ id, name })
  await invalidate(api.listPasskeys)
}

export async function removePasskey(id: string): Promise<void> {
  await api.removePasskey({ id })
  session.setProfile(await people.getOwn())
  await invalidate(api.listPasskeys)
}
