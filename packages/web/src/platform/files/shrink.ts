// Makes a picture smaller before it is sent: upright, at most 2048 pixels, JPEG. That also leaves place and camera out.
import {
  documentTypes,
  largestUpload,
  pictureSides,
  pictureTypes,
} from '@daybook/contract/file/file.rules.ts'
import type { FileKind } from '@daybook/contract/kernel/fields.ts'
import { contentType } from './content.type.ts'
import { drawn } from './drawn.ts'

export type Refusal = 'FILE_FORMAT' | 'FILE_HEIC' | 'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'VIDEO_TOO_LARGE'

/** @returns the file to send, or why it cannot be sent: later its record would be refused with it */
export async function shrink(file: File, accept: FileKind): Promise<File | Refusal> {
  if (file.size === 0) return 'FILE_EMPTY'
  if (accept === 'video') return (await import('./video.ts')).videoToSend(file)
  const small = await asJpeg(file).catch(() => undefined)
  // A picture that this browser cannot read is sent as it is, if the server can.
  const type = small?.type ?? (await contentType(file))
  if (type === 'image/heic') return 'FILE_HEIC'
  const taken: readonly (string | undefined)[] =
    accept === 'picture' ? pictureTypes : [...pictureTypes, ...documentTypes]
  if (!taken.includes(type)) return 'FILE_FORMAT'
  const sent = small ?? new File([file], file.name, { type: type ?? '' })
  return sent.size > largestUpload ? 'FILE_TOO_LARGE' : sent
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await drawn(bitmap, bitmap, pictureSides.large, file.name)
  } finally {
    bitmap.close()
  }
}
