// Where the content of files is kept. There are two adapters: a folder (folder.storage.ts) and an S3-compatible store
// (s3.storage.ts). The database knows what belongs to whom; the storage only knows keys.
import type { Readable } from 'node:stream'
import { AppError } from '../errors.ts'

/** What is written: bytes in memory, or a file on disk that is streamed. */
export type Content = Uint8Array | { path: string; size: number }

/** First and last byte. */
export interface Part {
  start: number
  end: number
}

export interface Storage {
  /** Fails with STORAGE_FULL or STORAGE_UNAVAILABLE. */
  put(key: string, content: Content, mime: string): Promise<void>
  /** Undefined if there is nothing under this key. Fails with STORAGE_UNAVAILABLE.
   *  @param part of the content; without it all of it */
  get(key: string, part?: Part): Promise<{ stream: Readable; size: number } | undefined>
  /** In bytes; undefined if there is nothing under this key. Fails with STORAGE_UNAVAILABLE. */
  sizeOf(key: string): Promise<number | undefined>
  /** Does nothing for a key that is not there. Fails with STORAGE_UNAVAILABLE. */
  remove(keys: readonly string[]): Promise<void>
}

export const sizeOfPart = ({ start, end }: Part): number => end - start + 1

/** A storage that says what it has directly under its root, by name. */
export interface ListedStorage extends Storage {
  list(): Promise<string[]>
}

/** What a caller is told of the storage's own error, which the log has. */
export const storageRefusal = (key: 'STORAGE_FULL' | 'STORAGE_UNAVAILABLE', cause: unknown) =>
  Object.assign(new AppError(key), { cause })

/** Keys are made by the server. This keeps every other text away from the adapters. */
export const isKey = (text: string): boolean => /^[0-9]{6,9}(\/[\w-]+)+\.(jpg|pdf|mp4|webm|mov)$/.test(text)
