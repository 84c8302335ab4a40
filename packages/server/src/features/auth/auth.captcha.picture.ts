// A captcha's picture: characters drawn as strokes, slightly different each time, with random strokes between them. It is
// sent as pixels, without the strokes. A program reads it all the same: nothing depends on it (decision 076).
import { captchaLength } from '@daybook/contract/auth/auth.rules.ts'
import sharp from 'sharp'
import type { RandomBytes } from '../../platform/ids.ts'

/** Strokes on a grid of 5 by 7, a point as two digits. Characters that are easily confused are left out. */
const glyphs: Record<string, string> = {
  A: '06 20 46|14 34',
  C: '41 30 10 01 05 16 36 45',
  E: '40 00 06 46|03 33',
  H: '00 06|40 46|03 43',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  P: '06 00 30 41 42 33 03',
  R: '06 00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  '3': '01 10 30 41 42 33 13|33 44 45 36 16 05',
  '7': '00 40 16',
}
const signs = Object.keys(glyphs)

const width = 160
const height = 60

/** Numbers from 0 to 1 from random bytes. */
function randomNumbers(random: RandomBytes): () => number {
  return () => new DataView(Uint8Array.from(random(4)).buffer).getUint32(0) / 2 ** 32
}

export function makeCode(random: RandomBytes): string {
  const roll = randomNumbers(random)
  return Array.from({ length: captchaLength }, () => signs[Math.floor(roll() * signs.length)]).join('')
}

/** The picture of a code, as a data URI. */
export async function drawCode(code: string, random: RandomBytes): Promise<string> {
  const roll = randomNumbers(random)
  const strokes = [...code].flatMap((sign, place) => drawSign(sign, place, roll))
  for (let i = 0; i < 4; i++) strokes.push(drawNoise(roll))
  strokes.push(drawThread(roll))
  const path = strokes.join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f7f0e4"/><path d="${path}" fill="none" stroke="#3b4a54" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>`
  const pixels = await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer()
  return `data:image/png;base64,${pixels.toString('base64')}`
}

function drawSign(sign: string, place: number, roll: () => number): string[] {
  const spread = (most: number) => (roll() * 2 - 1) * most
  const angle = spread(0.25)
  const size = 5.6 + spread(0.4)
  const x = 22 + place * 29 + spread(1.5)
  const y = 30 + spread(4)
  return (glyphs[sign] ?? '').split('|').map((stroke) => {
    const points = stroke.split(' ').map((point) => {
      const dx = (Number(point[0]) - 2) * size + spread(1.2)
      const dy = (Number(point[1]) - 3) * size + spread(1.2)
      return spot(
        x + dx * Math.cos(angle) - dy * Math.sin(angle),
        y + dx * Math.sin(angle) + dy * Math.cos(angle),
      )
    })
    return `M${points.join('L')}`
  })
}

/** A short stroke at a random place: it misleads a program that looks for strokes, but does not hide a character. */
function drawNoise(roll: () => number): string {
  const [x, y, angle, length] = [
    12 + roll() * (width - 24),
    8 + roll() * (height - 16),
    roll() * Math.PI,
    4 + roll() * 4,
  ]
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  return `M${spot(x - dx, y - dy)}L${spot(x + dx, y + dy)}`
}

/** A line across the picture that connects the characters. */
function drawThread(roll: () => number): string {
  const points = [0, 1, 2, 3].map((i) => spot(6 + (i * (width - 12)) / 3, 12 + roll() * (height - 24)))
  return `M${points.join('L')}`
}

const spot = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
