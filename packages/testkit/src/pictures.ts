// Files to upload. The test kit has no image library, so its picture is a PNG of one pixel.
import { crc32 } from 'node:zlib'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture of one pixel. */
export const aPicture = (name = 'photo.png') => new File([png], name, { type: 'image/png' })

/** A picture whose head says that it is this wide and high. It has the size of one pixel. */
export function aBomb(side: number): File {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(side, 16)
  bytes.writeUInt32BE(side, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return new File([bytes], 'bomb.png', { type: 'image/png' })
}

/** The shortest document that is one. */
export const aDocument = (name = 'letter.pdf') =>
  new File(['%PDF-1.4\n%%EOF\n'], name, { type: 'application/pdf' })

/** The head of a video, and this many bytes behind it. */
export const aVideo = (name = 'puddles.mp4', more = 100) =>
  new File(['\0\0\0\x18ftypisom\0\0\x02\0isomiso2', new Uint8Array(more)], name, { type: 'video/mp4' })
