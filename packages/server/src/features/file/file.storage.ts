// Which keys in the storage a file has, and how a record shows it.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { isPicture } from '@daybook/contract/file/file.rules.ts'
import type { FileAddresses } from '../../platform/storage/addresses.ts'

export interface FileFacts {
  /** Beginning of its keys: centre, day, and a random part. */
  storageKey: string
  mime: string
  size: number
  width: number | null
  height: number | null
}

interface Keys {
  link: string
  medium: string | null
  small: string | null
}

export function keysOf({ storageKey, mime }: Pick<FileFacts, 'storageKey' | 'mime'>): Keys {
  if (!isPicture(mime)) return { link: `${storageKey}.pdf`, medium: null, small: null }
  const [link = '', medium = '', small = ''] = ['large', 'medium', 'small'].map(
    (size) => `${storageKey}/${size}.jpg`,
  )
  return { link, medium, small }
}

/** All keys of a file. */
export const allKeysOf = (file: Pick<FileFacts, 'storageKey' | 'mime'>): string[] =>
  Object.values(keysOf(file)).filter((key) => key !== null)

/** A file with addresses for a reader of its record. */
export function fileOfRecord(
  { id, name, mime, size, width, height, storageKey }: FileFacts & { id: string; name: string },
  addresses: Pick<FileAddresses, 'sign'>,
): FileOfRecord {
  const { link, medium, small } = keysOf({ storageKey, mime })
  return {
    id,
    name,
    mime,
    size,
    width,
    height,
    // A document is saved under its name; a picture is shown.
    link: addresses.sign(link, isPicture(mime) ? undefined : name),
    medium: medium && addresses.sign(medium),
    small: small && addresses.sign(small),
  }
}
