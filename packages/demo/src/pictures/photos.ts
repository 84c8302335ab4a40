import { createHash } from 'node:crypto'
import { type FileFacts, storePicture } from '@daybook/server/features/file/index.ts'
import type { Storage } from '@daybook/server/platform/storage/storage.ts'
import type { Rows } from '../rows.ts'
import { drawScene, type Scene, scenes } from './scenes.ts'

export type Photos = Readonly<Record<Scene, FileFacts & { hash: Buffer }>>

/** Draws every scene once and stores it, as if somebody had uploaded it. All centres share them. */
export async function storePhotos(storage: Storage): Promise<Photos> {
  const stored = await Promise.all(
    scenes.map(async (scene, place) => {
      const picture = Buffer.from(drawScene(scene))
      const facts = await storePicture(storage, `100001/2020-01-01/00${place}`, picture)
      return [scene, { ...facts, hash: createHash('sha256').update(picture).digest() }] as const
    }),
  )
  return Object.fromEntries(stored) as Photos
}

/** Adds files with these photos. @returns their ids, or null where the demo has no photos */
export function takePhotos(
  { rows, photos }: { rows: Rows; photos: Photos | undefined },
  wanted: readonly Scene[],
  { at, by }: { at: Date; by: string },
): string[] | null {
  if (!photos || wanted.length === 0) return null
  return wanted.map((scene) => {
    const stamp = rows.stamp(at, by)
    rows.add('file', { ...stamp, authorId: by, name: `${scene}.jpg`, ...photos[scene] })
    return stamp.id
  })
}
