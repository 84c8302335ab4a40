// Makes the three sizes of a picture: upright, in sRGB, and as JPEG without any metadata (place, time, camera). It
// runs on the threads of the library (libvips), so the server answers meanwhile; a gate limits how many at once.
import { mostPixels, pictureSides } from '@daybook/contract/file/file.rules.ts'
import sharp, { type Sharp } from 'sharp'
import { fail } from '../../platform/errors.ts'

export interface Picture {
  /** Of the large size. */
  width: number
  height: number
  small: Buffer
  medium: Buffer
  large: Buffer
}

// One thread for each picture: several pictures at once use the machine as well, and leave room for the rest.
sharp.concurrency(1)
// Pictures differ, so results are never used twice.
sharp.cache(false)

const options = { limitInputPixels: mostPixels, failOn: 'error' } as const

/** @param source bytes that look like a picture, or the path of a file of them */
export async function readPicture(source: string | Buffer): Promise<Picture> {
  await refusePixels(source)
  const large = await orDamaged(() => resized(sharp(source, options).autoOrient(), 'large', 82))
  const { width, height } = large.info
  return { width, height, large: large.data, ...(await smallerOf(large.data)) }
}

/** Of a picture that was read before.
 *  @param large the path of its large size */
export async function smallerPictures(large: string): Promise<Pick<Picture, 'medium' | 'small'>> {
  await refusePixels(large)
  return orDamaged(() => smallerOf(large))
}

async function smallerOf(large: string | Buffer) {
  const smaller = async (size: 'small' | 'medium') => (await resized(sharp(large, options), size, 78)).data
  return { medium: await smaller('medium'), small: await smaller('small') }
}

/** Reads only the head, so that a picture bomb is never decoded. */
async function refusePixels(source: string | Buffer): Promise<void> {
  const { width, height } = await orDamaged(() => sharp(source, { limitInputPixels: false }).metadata())
  if (width * height > mostPixels) fail('PICTURE_TOO_LARGE', { file: 'PICTURE_TOO_LARGE' })
}

function resized(picture: Sharp, size: keyof typeof pictureSides, quality: number) {
  const side = pictureSides[size]
  return picture
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
}

async function orDamaged<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    return fail('FILE_DAMAGED', { file: 'FILE_DAMAGED' })
  }
}
