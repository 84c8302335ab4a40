import type { Actor, Context } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { ownPicture } from './file.queries.ts'
import { keysOf } from './file.storage.ts'

export interface TakenPicture {
  fileId: string
  /** Of its small size. */
  key: string | null
}

/** The picture of a member of staff or a child, taken from what the actor has uploaded.
 *  @param avatar the picture's id, or its address as put-file answered it; empty for none */
export async function takePicture(
  { tx, actor }: Pick<Context<unknown, Actor>, 'tx' | 'actor'>,
  avatar: string,
): Promise<TakenPicture | null> {
  if (avatar === '') return null
  const key = /\/file\/([^?]+)\/\w+\.jpg(?:\?|$)/.exec(avatar)?.[1]
  const file = await ownPicture(tx, actor.personId, key ? { storageKey: key } : { id: avatar })
  if (!file) fail('VALIDATION_FAILED', { avatar: 'NOT_THERE' })
  return { fileId: file.id, key: keysOf(file).small }
}
