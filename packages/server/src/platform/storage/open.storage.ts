import { folderStorage } from './folder.storage.ts'
import { type S3Options, s3Storage } from './s3.storage.ts'
import type { ListedStorage } from './storage.ts'

export interface StorageOptions {
  /** An S3-compatible store, instead of the folder. */
  s3: S3Options | undefined
  folder: string
}

export const openStorage = ({ s3, folder }: StorageOptions): Promise<ListedStorage> =>
  s3 ? s3Storage(s3) : Promise.resolve(folderStorage(folder))
