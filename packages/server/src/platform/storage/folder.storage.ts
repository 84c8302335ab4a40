import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Content, type ListedStorage, sizeOfPart, storageRefusal } from './storage.ts'

/** Keeps files in a folder of this machine, which is made when it is missing. */
export function folderStorage(root: string): ListedStorage {
  return {
    async put(key, content) {
      const path = join(root, key)
      // Renamed when it is whole, so that a crash leaves no half of a file under its name.
      const part = `${path}.${randomBytes(4).toString('hex')}.part`
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        await write(part, content)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true }).catch(() => undefined)
        throw refusal(error)
      }
    },
    async get(key, part) {
      const size = await sizeOf(root, key)
      if (size === undefined) return undefined
      return { stream: createReadStream(join(root, key), part), size: part ? sizeOfPart(part) : size }
    },
    sizeOf: (key) => sizeOf(root, key),
    async remove(keys) {
      try {
        for (const key of keys) await rm(join(root, key), { force: true })
      } catch (error) {
        throw refusal(error)
      }
    },
    async list() {
      try {
        return await readdir(root)
      } catch (error) {
        if (codeOf(error) === 'ENOENT') return []
        throw refusal(error)
      }
    },
  }
}

async function sizeOf(root: string, key: string): Promise<number | undefined> {
  try {
    return (await stat(join(root, key))).size
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw refusal(error)
  }
}

async function write(path: string, content: Content): Promise<void> {
  if (!(content instanceof Uint8Array)) await copyFile(content.path, path)
  const file = await open(path, content instanceof Uint8Array ? 'wx' : 'r+', 0o600)
  try {
    if (content instanceof Uint8Array) await file.writeFile(content)
    // On disk before a record refers to it.
    await file.sync()
  } finally {
    await file.close()
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const isFull = (error: unknown) => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '')

const refusal = (error: unknown) =>
  storageRefusal(isFull(error) ? 'STORAGE_FULL' : 'STORAGE_UNAVAILABLE', error)
