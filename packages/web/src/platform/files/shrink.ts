// Makes a picture smaller before it is sent: upright, at most 2048 pixels, JPEG. That also leaves place and camera out.
import { largestUpload, pictureSides, uploadTypes } from '@daybook/contract/file/file.rules.ts'

export type Refusal = 'FILE_FORMAT' | 'TOO_LARGE'

/** @returns the file to send, or why it cannot be sent */
export async function shrink(file: File, accept: 'picture' | 'any'): Promise<File | Refusal> {
  const isPicture = file.type.startsWith('image/')
  if (!isPicture && (accept === 'picture' || !uploadTypes.includes(file.type))) return 'FILE_FORMAT'
  const small = isPicture ? await asJpeg(file).catch(() => file) : file
  // A picture that this browser cannot read is sent as it is, if the server can.
  if (!uploadTypes.includes(small.type)) return 'FILE_FORMAT'
  return small.size > largestUpload ? 'TOO_LARGE' : small
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, pictureSides.large / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
  if (!blob) throw new Error('no picture')
  return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: blob.type })
}
