// Zip archives in memory, for tests that look into one or change it.
import { unzipSync, zipSync } from 'fflate'

/** Content by path. */
export type Files = Record<string, Uint8Array>

export const unzip = (archive: Uint8Array): Files => unzipSync(archive)
export const zip = (files: Files): Uint8Array => zipSync(files, { level: 0 })

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
export const textOf = (files: Files, path: string): string => new TextDecoder().decode(files[path])
