// Both adapters do the same. The S3 one is tested against a store on the loopback.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folderStorage } from './folder.storage.ts'
import { s3Storage } from './s3.storage.ts'
import type { ListedStorage } from './storage.ts'

const bucket = 'daybook'
let folder: string
let store: S3rver
let endpoint: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybook-storage-'))
  store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket }],
  })
  const { port } = await store.run()
  endpoint = `http://127.0.0.1:${port}`
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

const s3 = (over = {}) =>
  s3Storage({
    endpoint,
    region: 'us-east-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    ...over,
  })
const adapters: [string, () => Promise<ListedStorage>][] = [
  ['a folder', async () => folderStorage(join(folder, 'files'))],
  ['an S3-compatible store', () => s3()],
]

describe.each(adapters)('%s', (_, open) => {
  const key = '100001/2026-11-18/0b9d/large.jpg'

  it('keeps what is in memory and what is on disk, until it is removed', async () => {
    const storage = await open()
    const path = join(folder, 'letter.pdf')
    await writeFile(path, 'on disk')
    await storage.put(key, Buffer.from('in memory'), 'image/jpeg')
    await storage.put('100001/letter.pdf', { path, size: 7 }, 'application/pdf')
    const read = async (key: string) => {
      const found = await storage.get(key)
      return found && { size: found.size, text: await text(found.stream) }
    }
    expect(await read(key)).toEqual({ size: 9, text: 'in memory' })
    expect(await read('100001/letter.pdf')).toEqual({ size: 7, text: 'on disk' })
    await storage.remove([key, '100001/none.jpg'])
    expect(await read(key)).toBeUndefined()
    expect(await read('100001/letter.pdf')).toMatchObject({ text: 'on disk' })
  })

  it('lists what is directly under its root, and takes what is sent in pieces', async () => {
    const storage = await open()
    const path = join(folder, 'large')
    const size = 33 * 1024 * 1024
    await writeFile(path, Buffer.alloc(size, 'a'))
    await storage.put('daybook-1.tar.gz', { path, size }, 'application/gzip')
    await storage.put('daybook-2.tar.gz', Buffer.from('small'), 'application/gzip')
    expect((await storage.list()).filter((name) => name.endsWith('.gz'))).toEqual([
      'daybook-1.tar.gz',
      'daybook-2.tar.gz',
    ])
    const found = await storage.get('daybook-1.tar.gz')
    found?.stream.destroy()
    expect(found?.size).toBe(size)
  })
})

const content = Buffer.from('content')
const unavailable = { key: 'STORAGE_UNAVAILABLE' }

it('a store that is away, or has no such bucket, says so', async () => {
  const away = await s3({ endpoint: 'http://127.0.0.1:9' })
  await expect(away.put('100001/a.jpg', content, 'image/jpeg')).rejects.toMatchObject(unavailable)
  await expect(away.get('100001/a.jpg')).rejects.toMatchObject(unavailable)
  await expect(away.remove(['100001/a.jpg'])).rejects.toMatchObject(unavailable)
  await expect(away.list()).rejects.toMatchObject(unavailable)
  const none = await s3({ bucket: 'none' })
  await expect(none.put('100001/a.jpg', content, 'image/jpeg')).rejects.toMatchObject(unavailable)
})

it('a folder that cannot be written says so, and keeps no half of a file', async () => {
  await writeFile(join(folder, 'taken'), '')
  const storage = folderStorage(join(folder, 'taken'))
  await expect(storage.put('100001/a.jpg', content, 'image/jpeg')).rejects.toMatchObject(unavailable)
  const files = join(folder, 'halves')
  const gone = { path: join(folder, 'gone.pdf'), size: 1 }
  await expect(folderStorage(files).put('100001/a.pdf', gone, 'application/pdf')).rejects.toMatchObject(
    unavailable,
  )
  expect(await readdir(join(files, '100001'))).toEqual([])
})
