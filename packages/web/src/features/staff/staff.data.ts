import { auth } from '@daybook/contract/auth/auth.contract.ts'
import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { client } from '../../platform/api/client.ts'
import { invalidate, justRead, query } from '../../platform/query/query.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { enter, signIn } from '../auth/index.ts'

const api = client(staff)
const signIns = client(auth)

export const profileQuery = () => ({ ...query(api.getProfile), staleTime: justRead })
export const sessionsQuery = () => ({ ...query(signIns.listSessions), staleTime: justRead })

/** @throws ApiError without showing its message: the form shows it */
export async function saveProfile(input: object): Promise<void> {
  await api.saveProfile({ ...input }, { quiet: true })
  await invalidate(api.getProfile, api.getStaff)
}

/** @throws ApiError without showing its message: the sheet shows it */
export const changePassword = (input: {
  oldPassword?: string
  newPassword: string
  newPassword1: string
}): Promise<null> => signIns.changePassword(input, { quiet: true })

/** Chooses the password that replaces one set by somebody else. It ends the session, so the person is signed in again. */
export async function choosePassword(input: { newPassword: string; newPassword1: string }): Promise<void> {
  const person = session.get().userProfile
  await changePassword(input)
  await go(to.loginAccount(), { replace: true })
  session.end()
  if (!person) return
  const { tenantId, account: username } = person
  await signIn({ tenantId, username, password: input.newPassword })
  await enter(undefined)
}

/** The person's new password. @throws ApiError, which has been shown */
export async function resetPassword(userId: string): Promise<string> {
  return (await api.resetPassword({ userIds: userId })).password
}

export const personQuery = (id: string) => ({ ...query(api.getStaff, { id }), staleTime: justRead })

/** @param avatar the id of an uploaded picture, or empty for none
 *  @throws ApiError, which has been shown */
export async function savePicture(userId: string, avatar: string): Promise<void> {
  await api.updateAvatar({ userId, avatar })
  if (session.get().userProfile?.id === userId) session.setProfile(await api.getOwn())
  await invalidate(api.getStaff, api.searchStaff)
}

export async function endSession(id: string): Promise<void> {
  await signIns.endSession({ id }).finally(() => invalidate(signIns.listSessions))
}
