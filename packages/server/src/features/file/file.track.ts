// Where the data of a track stands in its file, from the track's tables (ISO/IEC 14496-12, 8.7).
import type { FileHandle } from 'node:fs/promises'
import { type Box, damaged, findBox, readPart } from './file.boxes.ts'

type Part = readonly [start: number, end: number]

export async function samplesOf(file: FileHandle, track: Box): Promise<Part[]> {
  const read = async (type: string) => {
    const box = await findBox(file, track, ['mdia', 'minf', 'stbl', type])
    return box && readPart(file, box.body, box.end - box.body)
  }
  const near = await read('stco')
  const chunks = near ?? (await read('co64'))
  const runs = await read('stsc')
  const sizes = await read('stsz')
  if (!chunks || !runs || !sizes) return []
  const perRun = rowsOf(runs, { count: 4, width: 12 })
  const same = sizes.length < 12 ? damaged() : sizes.readUInt32BE(4)
  const each = same ? [] : rowsOf(sizes, { count: 8, width: 4 }).map((at) => sizes.readUInt32BE(at))
  const { size: whole } = await file.stat()
  let taken = 0
  return rowsOf(chunks, { count: 4, width: near ? 4 : 8 }).map((at, chunk): Part => {
    const start = near ? chunks.readUInt32BE(at) : Number(chunks.readBigUInt64BE(at))
    const run = perRun.findLast((row) => runs.readUInt32BE(row) <= chunk + 1)
    const samples = run === undefined ? 0 : runs.readUInt32BE(run + 4)
    const length = same ? same * samples : sum(each.slice(taken, taken + samples))
    taken += samples
    return start + length <= whole ? [start, start + length] : damaged()
  })
}

/** Where the rows of a table start. @param count where the number of rows stands */
function rowsOf(table: Buffer, { count, width }: { count: number; width: number }): number[] {
  const rows = table.length >= count + 4 ? table.readUInt32BE(count) : 0
  if (count + 4 + rows * width > table.length) damaged()
  return Array.from({ length: rows }, (_, row) => count + 4 + row * width)
}

const sum = (sizes: readonly number[]) => sizes.reduce((whole, size) => whole + size, 0)
