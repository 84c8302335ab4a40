// The boxes that MP4 and QuickTime files are made of (ISO/IEC 14496-12): a size, a type, and what is in it.
import type { FileHandle } from 'node:fs/promises'
import { fail } from '../../platform/errors.ts'

export interface Box {
  type: string
  start: number
  /** Where its content starts. */
  body: number
  end: number
}

/** More than any phone writes, so that a forged file is not read for long. */
const mostBoxes = 10_000

export const damaged = () => fail('FILE_DAMAGED', { file: 'FILE_DAMAGED' })

/** What stands in a box. Fewer than eight bytes at the end are none. */
export async function boxesIn(file: FileHandle, { body, end }: Pick<Box, 'body' | 'end'>): Promise<Box[]> {
  const boxes: Box[] = []
  for (let start = body; start + 8 <= end; ) {
    const head = await readPart(file, start, Math.min(16, end - start))
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    // Nothing means: to the end.
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - start : short
    const box = {
      type: head.toString('latin1', 4, 8),
      start,
      body: start + (isLong ? 16 : 8),
      end: start + size,
    }
    if (box.end < box.body || box.end > end || boxes.length === mostBoxes) damaged()
    boxes.push(box)
    start = box.end
  }
  return boxes
}

/** The first box at the end of this path of types. */
export async function findBox(file: FileHandle, box: Box, path: readonly string[]): Promise<Box | undefined> {
  const [type, ...rest] = path
  const found = (await boxesIn(file, box)).find((inner) => inner.type === type)
  return found && rest.length > 0 ? findBox(file, found, rest) : found
}

export async function readPart(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start)
  return bytesRead === length ? buffer : damaged()
}
