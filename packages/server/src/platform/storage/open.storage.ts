import { folderStorage } from './folder.storage.ts'
import { type S3Options, s3Storage } from './s3.storage.ts'
import type { ListedStorage } from './storage.ts'

export interface StorageOptions {
  /** An S3-compatible store, instead of the folder. */
  s3: S3Options | undefined
  folder: string
}

/** What names this place, so that servers can tell whether theirs is the same. Names of hosts differ by where a server
 *  stands, so a bucket is named without its store.
 *  @param folderId of the data folder that the files are in */
export const placeOf = ({ s3 }: Pick<StorageOptions, 's3'>, folderId: string): string =>
  s3 ? `s3:${s3.bucket}` : `folder:${folderId}`

export const openStorage = ({ s3, folder }: StorageOptions): Promise<ListedStorage> =>
  s3 ? s3Storage(s3) : Promise.resolve(folderStorage(folder))
