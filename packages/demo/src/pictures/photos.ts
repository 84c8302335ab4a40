import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type FileFacts, storePicture } from '@daybook/server/features/file/index.ts'
import type { Storage } from '@daybook/server/platform/storage/storage.ts'
import type { Rows } from '../rows.ts'
import { drawScene, type Scene, scenes } from './scenes.ts'

/** The scenes, and one short film of rain on the mud kitchen. */
export type Photos = Readonly<Record<Scene | 'film', FileFacts & { hash: Buffer }>>

const rain = fileURLToPath(new URL('rain.webm', import.meta.url))

/** Draws every scene once and stores it, as if somebody had uploaded it. All centres share them. */
export async function storePhotos(storage: Storage): Promise<Photos> {
  const stored = await Promise.all(
    scenes.map(async (scene, place) => {
      const picture = Buffer.from(drawScene(scene))
      const facts = await storePicture(storage, `100001/2020-01-01/00${place}`, picture)
      return [scene, { ...facts, hash: createHash('sha256').update(picture).digest() }] as const
    }),
  )
  const photos = Object.fromEntries(stored) as Omit<Photos, 'film'>
  return { ...photos, film: await storeFilm(storage, photos.mudKitchen.storageKey) }
}

async function storeFilm(storage: Storage, posterKey: string): Promise<Photos['film']> {
  const film = await readFile(rain)
  const storageKey = '100001/2020-01-01/0099'
  await storage.put(`${storageKey}.webm`, film, 'video/webm')
  const facts = { storageKey, mime: 'video/webm', size: film.length, width: 480, height: 360, posterKey }
  return { ...facts, hash: createHash('sha256').update(film).digest() }
}

/** Adds files with these photos. @returns their ids, or null where the demo has no photos */
export function takePhotos(
  { rows, photos }: { rows: Rows; photos: Photos | undefined },
  wanted: readonly (Scene | 'film')[],
  { at, by }: { at: Date; by: string },
): string[] | null {
  if (!photos || wanted.length === 0) return null
  return wanted.map((scene) => {
    const stamp = rows.stamp(at, by)
    const name = scene === 'film' ? 'rain.webm' : `${scene}.jpg`
    rows.add('file', { ...stamp, authorId: by, name, posterKey: null, ...photos[scene] })
    return stamp.id
  })
}
