// Uploads the files of entries beside the sending of others, so that a photo on a slow network holds up nothing else.
import type { Entry } from './entry.ts'
import type { OutboxParts } from './outbox.parts.ts'

export type Uploads = ReturnType<typeof createUploads>

/** @param onEnd called when the files of an entry are up, or could not be uploaded */
export function createUploads(uploadFiles: OutboxParts['uploadFiles'], onEnd: () => void) {
  const running = new Set<string>()
  /** How it ended. An entry asks once: what it waits for afterwards may take longer than the server keeps its files. */
  const ended = new Map<string, { error?: unknown }>()
  /** Entries whose files have not been up since they were first tried. */
  const awaited = new Set<string>()

  async function upload({ key, userId }: Entry, files: readonly string[]) {
    running.add(key)
    awaited.add(key)
    const end: { error?: unknown } = await uploadFiles(files, userId).then(
      () => ({}),
      (error: unknown) => ({ error }),
    )
    // It was settled meanwhile.
    if (!running.delete(key)) return
    ended.set(key, end)
    onEnd()
  }

  return {
    isRunning: (key: string) => running.has(key),
    areRunning: () => running.size > 0,
    areAwaited: (key: string) => awaited.has(key),
    /** Starts the upload, or says how it ended. @throws why they could not be uploaded */
    areUp(entry: Entry, files: readonly string[]): boolean {
      const end = ended.get(entry.key)
      if (!end) {
        void upload(entry, files)
        return false
      }
      ended.delete(entry.key)
      if ('error' in end) throw end.error
      awaited.delete(entry.key)
      return true
    },
    forget(key: string) {
      ended.delete(key)
      awaited.delete(key)
      // Nothing is to wait for it.
      if (running.delete(key)) onEnd()
    },
  }
}
