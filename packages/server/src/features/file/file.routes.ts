import { file } from '@daybook/contract/file/file.contract.ts'
import { isVideo } from '@daybook/contract/file/file.rules.ts'
import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { ContextOf } from '../../platform/context.ts'
import { fail } from '../../platform/errors.ts'
import { implement } from '../../platform/implement.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { insertFile, takePoster } from './file.queries.ts'
import { receiveInto, type StoredUpload } from './file.receive.ts'
import { fileOfRecord } from './file.storage.ts'

type PutFile = (typeof file.operations)['putFile']

/** Makes the row of a file whose content is stored. The same upload again gets the same file. */
async function putFile(context: ContextOf<PutFile>): Promise<AnswerOf<PutFile>> {
  const { tx, actor, caller, ids, input } = context
  // `receive` of the same route returned it.
  const { discard, ...stored } = context.received as StoredUpload
  const poster = input.poster && (await posterFor(context, stored.mime, input.poster))
  const row = { ...stored, ...poster, id: input.id ?? ids(), authorId: actor.personId }
  const known = await insertFile(tx, row)
  if (known) {
    if (known.authorId !== actor.personId || !known.hash.equals(stored.hash)) fail('RECORD_EXISTS')
    await discard()
  }
  const { id, name: originalName, link } = fileOfRecord(known ?? row, context.addresses)
  context.auditSubjects(id)
  return {
    link: caller.origin + link,
    domain: caller.origin,
    name: link.slice(1),
    originalName,
    attachId: id,
  }
}

async function posterFor({ tx, actor }: ContextOf<PutFile>, mime: string, id: string) {
  if (!isVideo(mime)) fail('VALIDATION_FAILED', { poster: 'FILE_FORMAT' })
  return (await takePoster(tx, id, actor.personId)) ?? fail('NOT_FOUND', { poster: 'NOT_THERE' })
}

export const fileRoutes = ({ storage }: { storage: Storage }) =>
  implement(file, {
    putFile: { can: 'file.upload', audit: 'file.upload', receive: receiveInto(storage), run: putFile },
  })
