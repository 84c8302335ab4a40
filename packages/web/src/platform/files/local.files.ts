// Files that wait on this device until the record that they belong to is accepted. Their bytes are encrypted like
// unsent entries (docs/decisions/020). Without a key or a database they are in memory, and lost with the page.
import { openDevice } from '../device/device.ts'
import { whileUnderWay } from '../idle.ts'
import { session } from '../session/current.ts'
import { serverNow } from '../time/server.now.ts'

export interface LocalFile {
  id: string
  file: File
  /** When the server had all of it, in milliseconds since the epoch. */
  uploadedAt?: number
}

interface Head {
  key: string
  userId: string
  name: string
  type: string
}

/** A draft that nobody went back to, in milliseconds. */
const longestKept = 30 * 86_400_000

const inMemory = new Map<string, LocalFile & { userId: string }>()

const ownKey = () => {
  const userId = session.get().userInfo?.user_id ?? ''
  return { userId, secret: session.outboxKey(userId) }
}

/** @returns false if the device could not store it, so that it is lost with this page */
export function keepFile({ id, file }: LocalFile): Promise<boolean> {
  const { userId, secret } = ownKey()
  inMemory.set(id, { id, file, userId })
  if (!secret) return Promise.resolve(false)
  return whileUnderWay(async () => {
    try {
      const { seal, sealBytes } = await import('../outbox/seal.ts')
      const head: Head = { key: id, userId, name: file.name, type: file.type }
      const content = sealBytes(secret, head, new Uint8Array(await file.arrayBuffer()))
      const device = await openDevice()
      await device?.files
        .where('addedAt')
        .below(serverNow() - longestKept)
        .delete()
      await device?.files.put({ ...seal(secret, head), content, addedAt: serverNow() })
      return device !== undefined
    } catch {
      return false
    }
  })
}

/** The signed-in user's file. Undefined if it is not on this device. */
export async function localFile(id: string): Promise<LocalFile | undefined> {
  const { userId, secret } = ownKey()
  const known = inMemory.get(id)
  if (known) return known.userId === userId ? known : undefined
  const row = secret && (await (await openDevice())?.files.get(id).catch(() => undefined))
  if (!secret || !row) return undefined
  const { unseal, unsealBytes } = await import('../outbox/seal.ts')
  const head = unseal<Head>(secret, row)
  const bytes = head && unsealBytes(secret, row, row.content)
  if (!head || !bytes) return undefined
  const file = new File([new Uint8Array(bytes)], head.name, { type: head.type })
  const found = { id, file, userId, ...(row.uploadedAt !== undefined && { uploadedAt: row.uploadedAt }) }
  inMemory.set(id, found)
  return found
}

export async function markUploaded(id: string): Promise<void> {
  const uploadedAt = serverNow()
  const known = inMemory.get(id)
  if (known) inMemory.set(id, { ...known, uploadedAt })
  await (await openDevice())?.files.update(id, { uploadedAt }).catch(() => undefined)
}

/** Removes files whose record was accepted or given up. */
export async function dropFiles(ids: readonly string[]): Promise<void> {
  for (const id of ids) inMemory.delete(id)
  if (ids.length > 0) await (await openDevice())?.files.bulkDelete([...ids]).catch(() => undefined)
}

// What another user chose is not shown, and not left in this page's memory.
session.subscribe(() => {
  const { userId } = ownKey()
  for (const [id, file] of inMemory) if (file.userId !== userId) inMemory.delete(id)
})
