import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { takePicture } from '../file/index.ts'
import { isActiveStaff, setPicture } from './staff.queries.ts'

/** People choose their own picture. That of others is for those who manage staff. */
export async function updateAvatar(context: ContextOf<(typeof staff.operations)['updateAvatar']>) {
  const { tx, actor, input, addresses, auditSubjects } = context
  const { userId, avatar } = input
  if (userId !== actor.personId && !actor.rights.has('staff.edit')) fail('FORBIDDEN')
  found((await isActiveStaff(tx, userId)) || undefined)
  const picture = await takePicture(context, avatar)
  await setPicture(tx, userId, picture)
  auditSubjects(userId)
  return { avatar: pictureAddress(addresses, picture?.key ?? null) }
}
