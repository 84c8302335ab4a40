// Uploads of files that are on this device. Each goes up as soon as it is chosen; what could not go up is sent by the
// outbox, before the record that it belongs to. Sent again with the same id it makes one file.
import { file as fileContract } from '@daybook/contract/file/file.contract.ts'
import { isVideo } from '@daybook/contract/file/file.rules.ts'
import { requestTimeout, uploadTimeoutFor } from '@daybook/contract/kernel/constants.ts'
import type { ErrorKey } from '@daybook/contract/kernel/errors.ts'
import { createStore } from '../../kit/store.ts'
import { ApiError } from '../api/api.error.ts'
import { type CallOptions, client } from '../api/client.ts'
import { serverNow } from '../time/server.now.ts'
import { localFile, markUploaded } from './local.files.ts'

const api = client(fileContract)

/** `at` is the part that has been sent, from 0 to 1; `key` says why the server refused it, if it answered. */
export type Upload =
  | { state: 'sending'; at: number }
  | { state: 'done' }
  | { state: 'failed'; key: ErrorKey | undefined }

/** By the file's id. */
export const uploads = createStore<ReadonlyMap<string, Upload>>(new Map())

/** The server deletes after a day what no record took. */
const uploadedFor = 12 * 3_600_000

const running = new Map<string, Promise<void>>()

const setState = (id: string, upload: Upload) => uploads.set(new Map(uploads.get()).set(id, upload))

/** Uploads a file of this device unless the server has it. Does nothing for a file that is not on this device.
 *  @param as the user in whose session it may be sent */
export function upload(id: string, as?: string): Promise<void> {
  const known = running.get(id)
  if (known) return known
  const started = send(id, as).finally(() => running.delete(id))
  running.set(id, started)
  return started
}

async function send(id: string, as: string | undefined): Promise<void> {
  const local = await localFile(id)
  if (!local) return
  if (local.uploadedAt !== undefined && serverNow() - local.uploadedAt < uploadedFor)
    return setState(id, { state: 'done' })
  setState(id, { state: 'sending', at: 0 })
  try {
    const onProgress = (at: number) => setState(id, { state: 'sending', at })
    const options = { quiet: true, background: true, ...(as !== undefined && { as }) }
    const poster = isVideo(local.file.type) ? await sendPoster(local.file, options) : undefined
    const timeout = uploadTimeoutFor(local.file.size, requestTimeout)
    const input = { id, file: local.file, ...(poster !== undefined && { poster }) }
    await api.putFile(input, { ...options, onProgress, timeout })
    await markUploaded(id)
    setState(id, { state: 'done' })
  } catch (error) {
    setState(id, { state: 'failed', key: error instanceof ApiError ? error.key : undefined })
    throw error
  }
}

/** Each try sends a poster of its own, because the video takes it. @returns its id; undefined if there is none */
async function sendPoster(video: File, options: CallOptions): Promise<string | undefined> {
  const { readVideo } = await import('./video.ts')
  const { poster } = (await readVideo(video)) ?? {}
  return poster && (await api.putFile({ file: poster }, options)).attachId
}

/** One after the other, so that the first ones are there when the network breaks. */
export async function uploadAll(ids: readonly string[], as: string): Promise<void> {
  for (const id of ids) await upload(id, as)
}
