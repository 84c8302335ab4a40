import type { staff } from '@daybook/contract/staff/staff.contract.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail, found } from '../../platform/errors.ts'
import { pictureAddress } from '../../platform/storage/addresses.ts'
import { keysOf } from '../file/index.ts'
import { ownPicture, setPicture } from './staff.picture.queries.ts'
import { isActiveStaff } from './staff.queries.ts'

/** People choose their own picture. That of others is for those who manage staff. */
export async function updateAvatar(context: ContextOf<(typeof staff.operations)['updateAvatar']>) {
  const { tx, actor, input, addresses, auditSubjects } = context
  const { userId, avatar } = input
  if (userId !== actor.personId && !actor.rights.has('staff.edit')) fail('FORBIDDEN')
  found((await isActiveStaff(tx, userId)) || undefined)
  const picture = avatar === '' ? null : await take(context, avatar)
  await setPicture(tx, userId, picture)
  auditSubjects(userId)
  return { avatar: pictureAddress(addresses, picture?.key ?? null) }
}

/** @param avatar the id of a picture that the actor has uploaded, or its address as put-file answered it */
async function take(
  { tx, actor }: Pick<ContextOf<(typeof staff.operations)['updateAvatar']>, 'tx' | 'actor'>,
  avatar: string,
) {
  const key = /\/file\/([^?]+)\/\w+\.jpg(?:\?|$)/.exec(avatar)?.[1]
  const file = await ownPicture(tx, actor.personId, key ? { storageKey: key } : { id: avatar })
  if (!file) fail('VALIDATION_FAILED', { avatar: 'NOT_THERE' })
  return { fileId: file.id, key: keysOf(file).small }
}
