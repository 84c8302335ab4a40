// Which keys in the storage a file has, and how a record shows it.
import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { isPicture, isVideo, videoTypes } from '@daybook/contract/file/file.rules.ts'
import type { FileAddresses } from '../../platform/storage/addresses.ts'

export interface FileFacts {
  /** Beginning of its keys: centre, day, and a random part. */
  storageKey: string
  mime: string
  size: number
  width: number | null
  height: number | null
  /** Beginning of the keys of the picture that stands for a video. */
  posterKey?: string | null
}

type Stored = Pick<FileFacts, 'storageKey' | 'mime' | 'posterKey'>

interface Keys {
  link: string
  medium: string | null
  small: string | null
}

export function keysOf({ storageKey, mime, posterKey }: Stored): Keys {
  if (isPicture(mime)) return { link: `${storageKey}/large.jpg`, ...smaller(storageKey) }
  if (!isVideo(mime)) return { link: `${storageKey}.pdf`, medium: null, small: null }
  const poster = posterKey ? smaller(posterKey) : { medium: null, small: null }
  return { link: `${storageKey}.${videoTypes[mime]}`, ...poster }
}

const smaller = (key: string) => ({ medium: `${key}/medium.jpg`, small: `${key}/small.jpg` })

/** The large size of the picture that stands for a video. */
export const posterOf = ({ posterKey }: Pick<Stored, 'posterKey'>): string | undefined =>
  posterKey ? `${posterKey}/large.jpg` : undefined

/** All keys of a file. */
export const allKeysOf = (file: Stored): string[] => [
  ...Object.values(keysOf(file)).filter((key) => key !== null),
  ...[posterOf(file)].filter((key) => key !== undefined),
]

/** A file with addresses for a reader of its record. */
export function fileOfRecord(
  {
    id,
    name,
    mime,
    size,
    width,
    height,
    storageKey,
    posterKey = null,
  }: FileFacts & { id: string; name: string },
  addresses: Pick<FileAddresses, 'sign'>,
): FileOfRecord {
  const { link, medium, small } = keysOf({ storageKey, mime, posterKey })
  return {
    id,
    name,
    mime,
    size,
    width,
    height,
    // A document is saved under its name; a picture or a video is shown.
    link: addresses.sign(link, isPicture(mime) || isVideo(mime) ? undefined : name),
    medium: medium && addresses.sign(medium),
    small: small && addresses.sign(small),
  }
}
