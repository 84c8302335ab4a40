// Takes in what was uploaded: looks at the content, makes a picture's sizes, and stores them. All of it happens before
// the transaction that makes the row, so that no connection of the database waits for it.
import { isVideo, largestUpload, pictureTypes, uploadTypes } from '@daybook/contract/file/file.rules.ts'
import { fileTypeFromFile } from 'file-type'
import { fail } from '../../platform/errors.ts'
import { gate } from '../../platform/http/gate.ts'
import type { Received, ReceivedFile, UploadScope } from '../../platform/http/upload.ts'
import type { Content, Storage } from '../../platform/storage/storage.ts'
import { readPicture } from './file.pictures.ts'
import { type FileFacts, keysOf } from './file.storage.ts'
import { blankMetadata } from './file.video.ts'

export interface StoredUpload extends Received, FileFacts {
  name: string
  hash: Buffer
}

/** A picture of 50 million pixels takes about 150 MB while it is read. */
const limits = { atOnce: 2, mostWaiting: 50 }

export function receiveInto(storage: Storage) {
  const inTurn = gate(limits)
  return (file: ReceivedFile, { tenantId, now, id }: UploadScope): Promise<StoredUpload> =>
    inTurn(async () => {
      const storageKey = `${tenantId}/${now.toISOString().slice(0, 10)}/${id}`
      const { facts, contents } = await readContent(file, storageKey)
      const discard = () => storage.remove(Object.keys(contents)).catch(() => undefined)
      try {
        for (const [key, content] of Object.entries(contents)) await storage.put(key, content, facts.mime)
      } catch (error) {
        await discard()
        throw error
      }
      return { ...facts, name: cleanName(file.name), hash: file.hash, discard }
    })
}

interface Read {
  facts: FileFacts
  /** Key in the storage → content. */
  contents: Record<string, Content>
}

async function readContent(file: ReceivedFile, storageKey: string): Promise<Read> {
  const mime = (await fileTypeFromFile(file.path))?.mime ?? ''
  if (!uploadTypes.includes(mime)) fail('FILE_FORMAT_NOT_ALLOWED', { file: 'FILE_FORMAT_NOT_ALLOWED' })
  if (!(pictureTypes as readonly string[]).includes(mime)) {
    if (!isVideo(mime)) refuseAbove(file.size)
    else if (mime !== 'video/webm') await blankMetadata(file.path)
    const facts = { storageKey, mime, size: file.size, width: null, height: null }
    return { facts, contents: { [keysOf(facts).link]: { path: file.path, size: file.size } } }
  }
  refuseAbove(file.size)
  return readPictureContent(file.path, storageKey)
}

/** The route takes as much as a video may have. */
function refuseAbove(size: number): void {
  if (size > largestUpload) fail('PAYLOAD_TOO_LARGE', { file: 'TOO_LARGE' })
}

async function readPictureContent(source: string | Buffer, storageKey: string): Promise<Read> {
  const { width, height, small, medium, large } = await readPicture(source)
  const facts = { storageKey, mime: 'image/jpeg', size: large.length, width, height }
  const keys = keysOf(facts)
  return { facts, contents: { [keys.link]: large, [keys.medium ?? '']: medium, [keys.small ?? '']: small } }
}

/** Stores a picture that nobody uploaded. */
export async function storePicture(storage: Storage, storageKey: string, source: Buffer): Promise<FileFacts> {
  const { facts, contents } = await readPictureContent(source, storageKey)
  for (const [key, content] of Object.entries(contents)) await storage.put(key, content, facts.mime)
  return facts
}

/** The last part of the name without control characters. The record shows it as text. */
function cleanName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const printable = last.toWellFormed().replace(/\p{C}/gu, '').trim()
  return printable.slice(-200) || 'file'
}
