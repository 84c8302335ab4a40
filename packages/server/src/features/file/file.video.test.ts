import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blankMetadata } from './file.video.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'daybook-video-'))
})
afterEach(() => rm(folder, { recursive: true }))

const place = '-36.8485+174.7633/'
const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const box = (type: string, ...parts: (Buffer | string)[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  )
  return Buffer.concat([number(body.length + 8), Buffer.from(type, 'latin1'), body])
}
const head = (type: string) => box(type, number(0), number(3_900_000_000), number(3_900_000_000), 'rest')
const handler = (type: string) => box('hdlr', number(0), number(0), type, 'name')

const start = box('ftyp', 'isom', number(512))
// The data of both tracks: a picture, and two measurements of three bytes.
const data = box('mdat', 'PICTURE', 'GPSgps')
const dataAt = start.length + 8
const stamps = (at: number) =>
  box(
    'stbl',
    box('stco', number(0), number(1), number(at)),
    box('stsc', number(0), number(1), number(1), number(2), number(1)),
    box('stsz', number(0), number(0), number(2), number(3), number(3)),
  )
const track = (kind: string, at: number, ...more: Buffer[]) =>
  box('trak', head('tkhd'), ...more, box('mdia', head('mdhd'), handler(kind), box('minf', stamps(at))))

async function blanked(content: Buffer): Promise<Buffer> {
  const path = join(folder, 'video')
  await writeFile(path, content)
  await blankMetadata(path)
  return readFile(path)
}

it('a video keeps its pictures, and loses place, time, make and measurements', async () => {
  const udta = box('udta', box('\u00a9xyz', place), box('loci', place), box('\u00a9mak', 'Phone'))
  const whole = Buffer.concat([
    start,
    data,
    box(
      'moov',
      head('mvhd'),
      track('vide', dataAt, udta),
      track('meta', dataAt + 7),
      udta,
      box('meta', place),
    ),
    box('uuid', place),
  ])
  const after = await blanked(whole)
  expect(after).toHaveLength(whole.length)
  expect(after.indexOf(place)).toBe(-1)
  expect(after.indexOf('Phone')).toBe(-1)
  expect(after.indexOf(number(3_900_000_000))).toBe(-1)
  expect(after.toString('latin1', dataAt, dataAt + 13)).toBe(`PICTURE${'\0'.repeat(6)}`)
  // The track of the pictures is as it was but for its times.
  expect(after.toString('latin1').match(/trak/g)).toHaveLength(1)
  expect(after.indexOf(stamps(dataAt))).toBeGreaterThan(0)
})

it('a long box and one that reaches to the end are read, a few bytes more are left', async () => {
  const long = Buffer.concat([
    number(1),
    Buffer.from('udta'),
    number(0),
    number(16 + place.length),
    Buffer.from(place),
  ])
  const open = Buffer.concat([number(0), Buffer.from('mdat'), Buffer.from('PICTURE')])
  const after = await blanked(Buffer.concat([start, long, open]))
  expect(after.indexOf(place)).toBe(-1)
  expect(after.indexOf('PICTURE')).toBeGreaterThan(0)
  expect(await blanked(Buffer.concat([start, Buffer.from('\0\0\0')]))).toHaveLength(start.length + 3)
})

it.each([
  ['a box that is larger than its file', Buffer.concat([start, number(500), Buffer.from('moov')])],
  ['a box that is smaller than its head', Buffer.concat([start, number(4), Buffer.from('moov')])],
  ['a track whose data is not there', Buffer.concat([start, box('moov', track('meta', 5000))])],
  [
    'a table that is too short',
    Buffer.concat([
      start,
      box(
        'moov',
        box(
          'trak',
          box(
            'mdia',
            handler('meta'),
            box('minf', box('stbl', box('stco', number(0), number(9)), box('stsc', ''), box('stsz', ''))),
          ),
        ),
      ),
    ]),
  ],
])('%s is damaged', async (_, content) => {
  await expect(blanked(content)).rejects.toMatchObject({ key: 'FILE_DAMAGED' })
})
