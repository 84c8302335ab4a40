// Uploading: what is kept of a file, what is refused, and what happens when the storage does not work.
import { file } from '@daybook/contract/file/file.contract.ts'
import { largestUpload, largestVideo } from '@daybook/contract/file/file.rules.ts'
import { aBomb, aDocument, aPicture, aVideo } from '@daybook/testkit/pictures.ts'
import { type TestServer, testServer } from '@daybook/testkit/server.ts'
import { worldNow } from '@daybook/testkit/world.ts'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { storageRefusal } from '../../platform/storage/storage.ts'
import { forgetFiles } from './file.jobs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterEach(() => {
  server.storage.failWith = undefined
  server.world.clock.set(worldNow)
})
afterAll(() => server.close())

const teacher = () => server.as(server.world.centre.teacher)
const manager = () => server.as(server.world.centre.manager)
const put = (sent: File, id?: string, by = teacher()) => by.call(file, 'putFile', { file: sent, id })

const rowsNow = () =>
  server.world.build('100001', (_, tx) => tx.selectFrom('file').select(['id', 'storageKey']).execute())

/** A photo of a phone: taken sideways, with the place that it was taken at. */
async function phonePhoto(): Promise<File> {
  const pixels = sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#1d64d8' } })
  const bytes = await pixels
    .jpeg()
    .withExif({ IFD0: { Model: 'Pocket Camera' }, IFD3: { GPSLatitude: '36/1 50/1 54/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'IMG_1.jpg', { type: 'image/jpeg' })
}

describe('a picture', () => {
  it('is kept upright in three sizes, without place and camera', async () => {
    const photo = await phonePhoto()
    expect(Buffer.from(await photo.arrayBuffer()).includes('Pocket Camera')).toBe(true)
    const { status, data } = await put(photo)
    expect(status).toBe(200)
    expect(data).toMatchObject({ originalName: 'IMG_1.jpg', domain: server.url })
    expect(data.link).toBe(`${data.domain}/${data.name}`)
    const row = (await rowsNow()).find(({ id }) => id === data.attachId)
    const size = async (name: string) => {
      const bytes = Buffer.from(server.storage.contents.get(`${row?.storageKey}/${name}.jpg`) ?? [])
      const { width, height, exif, icc, orientation } = await sharp(bytes).metadata()
      return { width, height, bare: !exif && !icc && !orientation && !bytes.includes('Pocket') }
    }
    expect(await size('large')).toEqual({ width: 1024, height: 2048, bare: true })
    expect(await size('medium')).toEqual({ width: 512, height: 1024, bare: true })
    expect(await size('small')).toEqual({ width: 160, height: 320, bare: true })
    const shown = await fetch(data.link)
    expect(shown.headers.get('content-type')).toBe('image/jpeg')
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width: 1024 })
  })

  it('that is none, is damaged, or would fill the memory is refused at its field', async () => {
    const before = server.storage.contents.size
    const text = new File(['<svg onload="alert(1)"/>'], 'photo.jpg', { type: 'image/jpeg' })
    expect(await put(text)).toMatchObject({
      status: 415,
      error: 'FILE_FORMAT_NOT_ALLOWED',
      fields: { file: 'FILE_FORMAT_NOT_ALLOWED' },
    })
    const half = new File([(await phonePhoto()).slice(0, 900)], 'half.jpg')
    expect(await put(half)).toMatchObject({ status: 422, error: 'FILE_DAMAGED' })
    expect(await put(aBomb(30_000))).toMatchObject({ status: 422, error: 'PICTURE_TOO_LARGE' })
    expect(server.storage.contents.size).toBe(before)
  })
})

describe('a request', () => {
  const send = async (
    body: FormData | ReadableStream | string,
    headers: Record<string, string> = {},
    { url }: { url: string } = server,
  ) => {
    const token = await server.tokenOf(server.world.centre.teacher)
    const all = { 'Blade-Auth': `bearer ${token}`, ...headers }
    const request = { method: 'POST', headers: all, body, duplex: 'half' } as RequestInit
    const answer = await fetch(url + file.operations.putFile.path, request)
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const formWith = (name: string, value: File | string) => {
    const form = new FormData()
    form.append(name, value)
    return form
  }

  it('without a file, with an empty one, or not of this form is refused', async () => {
    const required = { status: 400, body: { fields: { file: 'REQUIRED' } } }
    expect(await send(formWith('photo', aPicture()))).toMatchObject(required)
    expect(await send(formWith('file', 'text'))).toMatchObject(required)
    expect(await send(formWith('file', new File([], 'empty.jpg')))).toMatchObject(required)
    expect(await send('{}', { 'Content-Type': 'application/json' })).toMatchObject({ status: 415 })
    expect(await put(aPicture(), 'no-id')).toMatchObject({ status: 400, fields: { id: 'INVALID_FORMAT' } })
  })

  it('that is too large is refused, whether it says so or not', async () => {
    const large = new Uint8Array(largestUpload + 1)
    const tooLarge = { status: 413, error: 'PAYLOAD_TOO_LARGE', fields: { file: 'TOO_LARGE' } }
    expect(await put(aVideo('puddles.mp4', largestUpload)).then(({ status }) => status)).toBe(200)
    const asPdf = new File([await aDocument().text(), large], 'large.pdf')
    expect(await put(asPdf)).toMatchObject(tooLarge)
    const form = new Response(formWith('file', aVideo('long.mp4', largestVideo)))
    const type = form.headers.get('content-type') ?? ''
    const { status, body } = await send(form.body as ReadableStream, { 'Content-Type': type })
    expect({ status, error: body.error, fields: body.fields }).toEqual(tooLarge)
  })

  it('that does not end in time is refused', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="slow.jpg"\r\n\r\nbytes'
    const never = new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode(head)) })
    const impatient = await server.another({ uploadTimeout: 300 })
    const slow = await send(never, { 'Content-Type': 'multipart/form-data; boundary=x' }, impatient)
    expect(slow).toMatchObject({ status: 408, body: { error: 'UPLOAD_TIMED_OUT' } })
  })

  it('of somebody without the right stores nothing', async () => {
    const before = server.storage.contents.size
    const { administrator } = server.world
    expect((await put(aPicture(), undefined, server.as(administrator))).status).toBe(403)
    expect((await put(aPicture(), undefined, server.as(undefined))).status).toBe(401)
    expect(server.storage.contents.size).toBe(before)
  })
})

describe('the same upload again', () => {
  it('makes one file, and another content or sender with its id none', async () => {
    const id = server.world.ids()
    const first = await put(aPicture(), id)
    const kept = server.storage.contents.size
    expect((await put(aPicture(), id)).data).toEqual(first.data)
    expect(await put(aDocument(), id)).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
    expect(await put(aPicture(), id, manager())).toMatchObject({ status: 409, error: 'RECORD_EXISTS' })
    expect(server.storage.contents.size).toBe(kept)
    const both = server.world.ids()
    const twice = await Promise.all([put(aPicture(), both), put(aPicture(), both)])
    expect(twice.map(({ status }) => status)).toEqual([200, 200])
    expect(server.storage.contents.size).toBe(kept + 3)
  })
})

describe('a document', () => {
  it('is saved under its name, which is only text', async () => {
    const name = '<img src=x onerror=alert(1)> “Brief”.pdf'
    const { data } = await put(aDocument(`../../etc/${name}`))
    expect(data.originalName).toBe(name)
    const answer = await fetch(data.link)
    expect(await answer.text()).toBe(await aDocument().text())
    const { headers } = answer
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(name).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29'))}`,
    )
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

describe('a video', () => {
  it('is read in parts, so that players start at once and can be wound', async () => {
    const video = aVideo()
    const { link } = (await put(video)).data
    const part = async (range: string) => {
      const answer = await fetch(link, { headers: { range } })
      const { headers, status } = answer
      const { byteLength: bytes } = await answer.arrayBuffer()
      return { status, bytes, range: headers.get('content-range'), type: headers.get('content-type') }
    }
    const { size } = video
    const type = 'video/mp4'
    expect(await part('bytes=0-9')).toEqual({ status: 206, bytes: 10, range: `bytes 0-9/${size}`, type })
    const toEnd = { status: 206, bytes: size - 20, range: `bytes 20-${size - 1}/${size}`, type }
    expect(await part('bytes=20-')).toEqual(toEnd)
    expect(await part('bytes=20-9999')).toEqual(toEnd)
    expect(await part('bytes=-4')).toMatchObject({ status: 206, bytes: 4 })
    expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, bytes: 0, range: `bytes */${size}` })
    expect(await part('bytes=0-1,4-5')).toMatchObject({ status: 200, bytes: size })
    expect(await fetch(link).then(({ headers }) => headers.get('accept-ranges'))).toBe('bytes')
  })

  it('is served without the place where it was filmed', async () => {
    const head = '\0\0\0\x18ftypisom\0\0\x02\0isomiso2'
    const place = '\0\0\0\x1e\u00a9xyz\0\x12\x15\u00c7-36.8485+174.7633/'
    const film = Buffer.from(`${head}\0\0\0\x2emoov\0\0\0\x26udta${place}`, 'latin1')
    const { link } = (await put(new File([film], 'puddles.mp4', { type: 'video/mp4' }))).data
    const served = Buffer.from(await (await fetch(link)).arrayBuffer())
    expect(served).toHaveLength(film.length)
    expect(served.toString('latin1')).not.toContain('174.76')
  })

  it('takes a picture of its sender as its poster, and both are forgotten together', async () => {
    const send = (poster: string, sent = aVideo()) => teacher().call(file, 'putFile', { file: sent, poster })
    const theirs = (await put(aPicture(), undefined, manager())).data.attachId
    expect(await send(theirs)).toMatchObject({ status: 404, fields: { poster: 'NOT_THERE' } })
    const mine = (await put(aPicture())).data.attachId
    expect(await send(mine, aPicture())).toMatchObject({ status: 400, fields: { poster: 'FILE_FORMAT' } })
    expect((await send(mine)).status).toBe(200)
    expect((await rowsNow()).map(({ id }) => id)).not.toContain(mine)
    expect(await send(mine)).toMatchObject({ status: 404, fields: { poster: 'NOT_THERE' } })
  })
})

describe('an address', () => {
  const read = async (link: string, person?: typeof server.world.centre.teacher) => {
    const token = person && (await server.tokenOf(person))
    const headers = token ? { 'Blade-Auth': `bearer ${token}` } : undefined
    const answer = await fetch(link, { headers })
    return { status: answer.status, cache: answer.headers.get('cache-control') }
  }

  it('expires within two hours, and browsers keep nothing longer', async () => {
    const { link } = (await put(aPicture())).data
    const { status, cache } = await read(link)
    expect(status).toBe(200)
    const seconds = Number(/^private, max-age=(\d+), immutable$/.exec(cache ?? '')?.[1])
    expect(seconds).toBeGreaterThan(3600)
    expect(seconds).toBeLessThanOrEqual(7200)
    server.world.clock.pass(seconds / 60)
    expect(await read(link)).toEqual({ status: 410, cache: 'no-store' })
  })

  it('of another file, size, time or centre is refused', async () => {
    const { centre, other } = server.world
    const [mine, another] = [(await put(aPicture())).data.link, (await put(aPicture())).data.link]
    const theirs = new URL((await put(aPicture(), undefined, server.as(other.teacher))).data.link)
    const forged = [
      Object.assign(new URL(mine), { pathname: new URL(another).pathname }).href,
      mine.replace('/large.jpg', '/small.jpg'),
      mine.replace(/until=\d+/, 'until=9999999999'),
      mine.replace(/signature=.*/, 'signature='),
      mine.replace('100001/', '100002/'),
      `${server.url}/api/blade-resource/oss/file/${encodeURIComponent('../secrets.json')}${theirs.search}`,
    ]
    for (const link of forged) expect((await read(link)).status).toBe(404)
    expect((await read(theirs.href, other.teacher)).status).toBe(200)
    expect((await read(theirs.href, centre.manager)).status).toBe(404)
  })
})

describe('a storage', () => {
  it('that is full or away is named, and leaves no row', async () => {
    const before = await rowsNow()
    server.storage.failWith = storageRefusal('STORAGE_FULL', new Error('no space'))
    expect(await put(aPicture())).toMatchObject({ status: 507, error: 'STORAGE_FULL' })
    server.storage.failWith = storageRefusal('STORAGE_UNAVAILABLE', new Error('no route'))
    expect(await put(aPicture())).toMatchObject({ status: 503, error: 'STORAGE_UNAVAILABLE' })
    expect(await rowsNow()).toEqual(before)
  })
})

it('deletes after a day what no record took', async () => {
  await server.reset()
  server.storage.contents.clear()
  const job = forgetFiles(server.storage)
  await put(aPicture())
  const poster = (await put(aPicture())).data.attachId
  await teacher().call(file, 'putFile', { file: aVideo(), poster })
  server.world.clock.pass(23 * 60)
  await server.run(job, '100001')
  expect(server.storage.contents.size).toBe(7)
  server.world.clock.pass(61)
  server.storage.failWith = storageRefusal('STORAGE_UNAVAILABLE', new Error('no route'))
  await expect(server.run(job, '100001')).rejects.toThrow('STORAGE_UNAVAILABLE')
  expect(await rowsNow()).toHaveLength(2)
  server.storage.failWith = undefined
  await server.run(job, '100002')
  expect(await rowsNow()).toHaveLength(2)
  await server.run(job, '100001')
  expect(await rowsNow()).toEqual([])
  expect(server.storage.contents.size).toBe(0)
})
