// A drawn signature in the measures of the contract. Pure.
import { mostLines, mostNumbers, signatureBox } from '@daybook/contract/aftercare/aftercare.rules.ts'
import type { Stroke } from '../../kit/SignaturePad.tsx'

export function linesOf(strokes: readonly Stroke[]): number[][] {
  const { width, height } = signatureBox
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return strokes.slice(0, mostLines).map((points) => {
    const step = Math.ceil((points.length * 2) / mostNumbers)
    return points
      .filter((_, index) => index % step === 0)
      .flatMap(({ x, y }) => [within(x * width, width), within(y * height, height)])
  })
}
