// What the storage keeps of a file that comes from an export, which holds its largest size alone.
import { isPicture } from '@daybook/contract/file/file.rules.ts'
import { fileTypeFromFile } from 'file-type'
import { fail } from '../../platform/errors.ts'
import type { Content } from '../../platform/storage/storage.ts'
import { smallerPictures } from './file.pictures.ts'
import { allKeysOf, type FileFacts, keysOf, posterOf } from './file.storage.ts'

export interface OnDisk {
  path: string
  size: number
}

export type Restored = Pick<FileFacts, 'storageKey' | 'mime' | 'posterKey'>

export const keysOfRestored = (file: Restored): string[] => allKeysOf(file)

/** Its content is looked at, as that of an upload is.
 *  @param poster of a video */
export async function restoredContents(
  file: Restored,
  content: OnDisk,
  poster?: OnDisk,
): Promise<Record<string, Content>> {
  await refuseOther(content, file.mime)
  if (poster) await refuseOther(poster, 'image/jpeg')
  const { link, medium, small } = keysOf(file)
  const pictured = isPicture(file.mime) ? content : poster
  const sizes = pictured && (await smallerPictures(pictured.path))
  const large = posterOf(file)
  return {
    [link]: content,
    ...(sizes && medium && { [medium]: sizes.medium }),
    ...(sizes && small && { [small]: sizes.small }),
    ...(large && poster && { [large]: poster }),
  }
}

async function refuseOther({ path }: OnDisk, mime: string): Promise<void> {
  if ((await fileTypeFromFile(path))?.mime !== mime) fail('FILE_FORMAT_NOT_ALLOWED')
}
