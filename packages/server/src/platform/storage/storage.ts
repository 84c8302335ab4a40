// Where the content of files is kept. There are two adapters: a folder (folder.storage.ts) and an S3-compatible store
// (s3.storage.ts). The database knows what belongs to whom; the storage only knows keys.
import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'

/** What is written: bytes in memory, or a file on disk that is streamed. */
export type Content = Uint8Array | { path: string; size: number }

export interface Storage {
  /** Fails with STORAGE_FULL or STORAGE_UNAVAILABLE. */
  put(key: string, content: Content, mime: string): Promise<void>
  /** Undefined if there is nothing under this key. Fails with STORAGE_UNAVAILABLE. */
  get(key: string): Promise<{ stream: Readable; size: number } | undefined>
  /** Does nothing for a key that is not there. Fails with STORAGE_UNAVAILABLE. */
  remove(keys: readonly string[]): Promise<void>
}

/** What a caller is told of the storage's own error, which the log has. */
export const storageRefusal = (key: 'STORAGE_FULL' | 'STORAGE_UNAVAILABLE', cause: unknown) =>
  Object.assign(new AppError(key), { cause })

/** Keys are made by the server. This keeps every other text away from the adapters. */
export const isKey = (text: string): boolean => /^[0-9]{6}(\/[\w-]+)+\.(jpg|pdf)$/.test(text)
