// Blanks what a camera wrote into an MP4 or QuickTime video beside its pictures and sound: place, time, make, and tracks
// of measurements. What is not known to be needed is blanked. Boxes keep their places and sizes, so nothing is moved.
import { type FileHandle, open } from 'node:fs/promises'
import { type Box, boxesIn, findBox, readPart } from './file.boxes.ts'
import { samplesOf } from './file.track.ts'

/** Container → what it may hold. The file itself has no name. */
const kept: Record<string, readonly string[]> = {
  '': ['ftyp', 'styp', 'moov', 'moof', 'mdat', 'mfra', 'sidx', 'ssix', 'pdin'],
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'tref', 'edts', 'mdia', 'tapt', 'load', 'trgr'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio'],
}
/** Boxes that start with when they were made and changed. */
const timed = ['mvhd', 'tkhd', 'mdhd']
/** Tracks of pictures, sound and subtitles. */
const keptTracks = ['vide', 'soun', 'auxv', 'text', 'sbtl', 'subt', 'clcp']

export async function blankMetadata(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await clean(file, '', { body: 0, end: (await file.stat()).size })
  } finally {
    await file.close()
  }
}

async function clean(file: FileHandle, type: string, container: Pick<Box, 'body' | 'end'>): Promise<void> {
  for (const box of await boxesIn(file, container)) {
    if (!kept[type]?.includes(box.type)) await blankBox(file, box)
    else if (box.type === 'trak' && !keptTracks.includes(await handlerOf(file, box))) {
      for (const [start, end] of await samplesOf(file, box)) await zero(file, start, end)
      await blankBox(file, box)
    } else if (timed.includes(box.type)) await blankTimes(file, box)
    else if (kept[box.type]) await clean(file, box.type, box)
  }
}

/** `vide`, `soun`, `meta`, … */
async function handlerOf(file: FileHandle, track: Box): Promise<string> {
  const handler = await findBox(file, track, ['mdia', 'hdlr'])
  return handler ? (await readPart(file, handler.body + 8, 4)).toString('latin1') : ''
}

/** After a byte of version and three of flags: two times of four bytes, or of eight. */
async function blankTimes(file: FileHandle, { body, end }: Box): Promise<void> {
  const [version] = await readPart(file, body, 1)
  await zero(file, body + 4, Math.min(end, body + 4 + (version === 1 ? 16 : 8)))
}

async function blankBox(file: FileHandle, { start, body, end }: Box): Promise<void> {
  await file.write(Buffer.from('free', 'latin1'), 0, 4, start + 4)
  await zero(file, body, end)
}

const nothing = Buffer.alloc(65_536)

async function zero(file: FileHandle, start: number, end: number): Promise<void> {
  for (let at = start; at < end; at += nothing.length)
    await file.write(nothing, 0, Math.min(nothing.length, end - at), at)
}
