import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawCode, makeCode } from './auth.captcha.picture.ts'

/** Pseudo-random bytes that are the same on every run. */
function steadyRandom(seed: number): (bytes: number) => Uint8Array {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state >>> 24
  }
  return (bytes) => Uint8Array.from({ length: bytes }, next)
}
const random = steadyRandom(7)

const source = (image: string) => Buffer.from(image.split(',')[1] ?? '', 'base64')

it('shows five letters or digits that are not easily confused', () => {
  const codes = Array.from({ length: 200 }, () => makeCode(random))
  for (const code of codes) expect(code).toMatch(/^[ACEHKLMNPRTWXY37]{5}$/)
  expect(new Set(codes).size).toBeGreaterThan(150)
})

it('sends pixels and not what they were drawn from, another time others', async () => {
  const images = [await drawCode('HHHHH', random), await drawCode('HHHHH', random)]
  expect(images[0]).not.toBe(images[1])
  for (const image of images) {
    expect(image).toMatch(/^data:image\/png;base64,/)
    expect(await sharp(source(image)).metadata()).toMatchObject({ format: 'png', width: 160, height: 60 })
    expect(source(image).toString('latin1')).not.toMatch(/svg|path|HHHHH/)
  }
})

it('draws within the picture', async () => {
  for (let i = 0; i < 20; i++) {
    const { data, info } = await sharp(source(await drawCode(makeCode(random), random)))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const rows = [0, info.height - 1].map((y) => y * info.width)
    for (const start of rows)
      expect(Math.min(...data.subarray(start, start + info.width))).toBeGreaterThan(200)
  }
})
