// The file of a multipart request, received into a temporary folder, so that no large file is in memory.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { uploadTimeoutFor } from '@daybook/contract/kernel/constants.ts'
import type { FastifyRequest } from 'fastify'
import { fail } from '../errors.ts'
import { uploadFolder } from './upload.left.ts'

export interface ReceivedFile {
  /** Of a temporary file, which is deleted afterwards. */
  path: string
  /** As the sender names it. It says nothing about the content. */
  name: string
  size: number
  /** SHA-256 of the content. */
  hash: Buffer
}

export interface UploadScope {
  tenantId: string
  now: Date
  /** Of what is received, and of nothing else. */
  id: string
}

/** What a route made of an uploaded file before its transaction. */
export interface Received {
  /** Undoes it, because the operation was refused. */
  discard(): Promise<void>
}

interface Limits {
  /** In bytes. */
  most: number
  /** In milliseconds. */
  timeout: number
}

/** Of the other lines of a multipart body, in bytes. */
const roomForHeaders = 10_000

const refuseSize = () => fail('PAYLOAD_TOO_LARGE', { file: 'TOO_LARGE' })

/** Receives the file, works with it and deletes it. */
export async function whileOnDisk<T>(
  request: FastifyRequest,
  limits: Limits,
  work: (file: ReceivedFile) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) {
    // Some clients name JSON and send nothing.
    if (!Number(request.headers['content-length'])) fail('VALIDATION_FAILED', { file: 'REQUIRED' })
    fail('UNSUPPORTED_MEDIA_TYPE')
  }
  // Far too much is refused before it is sent.
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > limits.most + roomForHeaders) refuseSize()
  const folder = await uploadFolder()
  try {
    const timeout = uploadTimeoutFor(length, limits.timeout)
    return await work(await receive(request, { ...limits, timeout }, join(folder, 'file')))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function receive(
  request: FastifyRequest,
  { most, timeout }: Limits,
  path: string,
): Promise<ReceivedFile> {
  const signal = AbortSignal.timeout(timeout)
  const late = once(signal, 'abort').then(() => fail('UPLOAD_TIMED_OUT'))
  const limits = { fileSize: most, files: 1, fields: 10, fieldSize: 1000 }
  const part = await Promise.race([request.file({ limits }), late])
  if (part?.fieldname !== 'file') fail('VALIDATION_FAILED', { file: 'REQUIRED' })
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  await pipeline(part.file, measure, createWriteStream(path), { signal }).catch((error: unknown) => {
    if (signal.aborted) fail('UPLOAD_TIMED_OUT')
    throw error
  })
  if (part.file.truncated) refuseSize()
  if (size === 0) fail('VALIDATION_FAILED', { file: 'REQUIRED' })
  return { path, name: part.filename, size, hash: hash.digest() }
}
