// Restoring a backup on an installation that has nobody yet. The key of the first operator's link goes along in a body or a
// header. A file goes up in parts: one that breaks off is sent again, and an upload goes on where it stopped.
import {
  type Archive,
  partBytes,
  type RestoreState,
  restorePath,
} from '@daybook/contract/backup/backup.rules.ts'
import { defaultTenantId, requestTimeout, uploadTimeoutFor } from '@daybook/contract/kernel/constants.ts'
import { unwrap } from '../../platform/api/answer.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { exchangeWithProgress } from '../../platform/api/progress.ts'
import { transport } from '../../platform/api/transport.ts'
import type { Wire } from '../../platform/api/wire.ts'
import { wordsOf } from '../../platform/i18n/language.ts'

const wire = (path: string, body: readonly string[]): Wire => ({
  method: 'POST',
  path: `${restorePath}/${path}`,
  access: 'public',
  query: [],
  body,
})
const send = async <T>(to: Wire, input: Record<string, unknown>) =>
  (await transport(to, input, { tenantId: defaultTenantId, accessToken: undefined })) as T

export const getRestore = (key: string) => send<RestoreState>(wire('detail', ['key']), { key })
export const listArchives = (key: string) => send<Archive[]>(wire('archives', ['key']), { key })
/** @param name null for the archive that was uploaded */
export const startRestore = (key: string, chosen: { name: string | null; isCopy: boolean }) =>
  send<RestoreState>(wire('start', ['key', 'name', 'isCopy']), { key, ...chosen })

interface Sending {
  key: string
  file: File
  signal: AbortSignal
  /** Called with the bytes that have arrived, and whether the network is gone. */
  onProgress: (sent: number, isWaiting: boolean) => void
}

/** In milliseconds, between two tries of the same part. */
const pauses = { least: 1000, most: 15_000 }

/** Sends the file, from where the server has it. Throws when it is refused, or given up. */
export async function uploadArchive({ key, file, signal, onProgress }: Sending): Promise<void> {
  const of = `${file.name} ${file.size} ${file.lastModified}`
  const { upload } = await getRestore(key)
  let sent = upload?.of === of ? upload.received : 0
  let pause = pauses.least
  while (sent < file.size) {
    onProgress(sent, false)
    try {
      const received = await sendPart({ key, file, signal, onProgress }, of, sent)
      if (received > sent) pause = pauses.least
      sent = received
    } catch (error) {
      if (!isPassing(error)) throw error
      onProgress(sent, true)
      await wait(pause, signal)
      pause = Math.min(pauses.most, pause * 2)
    }
  }
}

const isPassing = (error: unknown) =>
  error instanceof ApiError && error.isPassing && error.key !== 'STORAGE_FULL'

async function sendPart(
  { key, file, signal, onProgress }: Sending,
  of: string,
  offset: number,
): Promise<number> {
  const part = file.slice(offset, offset + partBytes)
  const to = wire('part', [])
  const timeout = AbortSignal.timeout(uploadTimeoutFor(part.size, requestTimeout))
  const parameters = new URLSearchParams({ of, offset: String(offset), total: String(file.size) })
  const exchange = {
    url: `${to.path}?${parameters}`,
    method: 'PUT',
    headers: new Headers({ 'Content-Type': 'application/octet-stream', 'Restore-Key': key }),
    body: part,
    signal: AbortSignal.any([signal, timeout]),
  }
  const { status, text } = await exchangeWithProgress(exchange, (at) =>
    onProgress(offset + Math.round(at * part.size), false),
  ).catch((error: unknown) => {
    if (signal.aborted) throw error
    throw new ApiError({ status: 0 })
  })
  const { received } = unwrap(to, status, text, { wordsOf }) as { received: number }
  return received
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
