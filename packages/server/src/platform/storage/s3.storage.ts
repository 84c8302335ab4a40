import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { type ListedStorage, storageRefusal } from './storage.ts'

export interface S3Options {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

/** A store that does not answer is away; an upload as a whole may take 60 s. */
const patience = { connectionTimeout: 3000, requestTimeout: 20_000 }

/** More is sent in pieces of this size: stores take at most 5 GB at once, and each piece has its own time. */
const inOnePiece = 32 * 1024 * 1024

/** Keeps files in a bucket of an S3-compatible store. The client is loaded only where it is used. */
export async function s3Storage(options: S3Options): Promise<ListedStorage> {
  const {
    DeleteObjectsCommand,
    GetObjectCommand,
    HeadObjectCommand,
    paginateListObjectsV2,
    PutObjectCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3')
  const { Upload } = await import('@aws-sdk/lib-storage')
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = options
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Most stores of one's own have no host name for each bucket, and not all know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: patience,
  })
  return {
    async put(Key, content, ContentType) {
      const inMemory = content instanceof Uint8Array
      const Body = inMemory ? content : createReadStream(content.path)
      const ContentLength = inMemory ? content.byteLength : content.size
      const params = { Bucket, Key, Body, ContentLength, ContentType }
      if (ContentLength < inOnePiece) await client.send(new PutObjectCommand(params)).catch(refuse)
      else await new Upload({ client, params, partSize: inOnePiece }).done().catch(refuse)
    },
    async get(Key, part) {
      try {
        const { Body, ContentLength = 0 } = await client.send(
          new GetObjectCommand({ Bucket, Key, ...(part && { Range: `bytes=${part.start}-${part.end}` }) }),
        )
        // In Node the body is a stream.
        return Body && { stream: Body as Readable, size: ContentLength }
      } catch (error) {
        return nameOf(error) === 'NoSuchKey' ? undefined : refuse(error)
      }
    },
    async sizeOf(Key) {
      try {
        return (await client.send(new HeadObjectCommand({ Bucket, Key }))).ContentLength
      } catch (error) {
        return ['NoSuchKey', 'NotFound'].includes(nameOf(error)) ? undefined : refuse(error)
      }
    },
    async remove(keys) {
      if (keys.length === 0) return
      const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
      await client.send(new DeleteObjectsCommand({ Bucket, Delete })).catch(refuse)
    },
    async list() {
      const names: string[] = []
      try {
        for await (const page of paginateListObjectsV2({ client }, { Bucket, Delimiter: '/' }))
          names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
      } catch (error) {
        refuse(error)
      }
      return names.sort()
    },
  }
}

const nameOf = (error: unknown) => (error as Error).name

/** How stores say that a bucket or a disk is full: by status 507, or by one of these names. */
const full = ['XMinioStorageFull', 'StorageFull', 'QuotaExceeded', 'InsufficientStorage']

function refuse(error: unknown): never {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
  const isFull = status === 507 || full.includes(nameOf(error))
  throw storageRefusal(isFull ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', error)
}
