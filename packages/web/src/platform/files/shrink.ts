// Makes a picture smaller before it is sent: upright, at most 2048 pixels, JPEG. That also leaves place and camera out.
import { isVideo, largestUpload, pictureSides, uploadTypes } from '@daybook/contract/file/file.rules.ts'
import type { FileKind } from '@daybook/contract/kernel/fields.ts'
import { drawn } from './drawn.ts'

export type Refusal = 'FILE_FORMAT' | 'TOO_LARGE' | 'VIDEO_TOO_LARGE'

/** @returns the file to send, or why it cannot be sent */
export async function shrink(file: File, accept: FileKind): Promise<File | Refusal> {
  if (accept === 'video') return (await import('./video.ts')).videoToSend(file)
  const isPicture = file.type.startsWith('image/')
  if (!isPicture && (isVideo(file.type) || accept === 'picture' || !uploadTypes.includes(file.type)))
    return 'FILE_FORMAT'
  const small = isPicture ? await asJpeg(file).catch(() => file) : file
  // A picture that this browser cannot read is sent as it is, if the server can.
  if (!uploadTypes.includes(small.type)) return 'FILE_FORMAT'
  return small.size > largestUpload ? 'TOO_LARGE' : small
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return await drawn(bitmap, bitmap, pictureSides.large, file.name)
  } finally {
    bitmap.close()
  }
}
