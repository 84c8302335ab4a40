import { mostLines, mostNumbers, signatureBox } from '@daybook/contract/aftercare/aftercare.rules.ts'
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react'
import Drawn from 'signature_pad'
import styles from './Aftercare.module.css'

export interface Pad {
  clear: () => void
  /** What was drawn, in the measures of the contract. */
  lines: () => number[][]
}

/** A box to sign in with a finger, a pen or the mouse. */
export function SignaturePad({ ref }: { ref: Ref<Pad> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<Drawn>(undefined)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const pad = new Drawn(element, { penColor: getComputedStyle(element).color })
    drawn.current = pad
    // It has no size until its sheet is open.
    const observer = new ResizeObserver(() => {
      if (element.width === element.clientWidth) return
      element.width = element.clientWidth
      element.height = element.clientHeight
      pad.clear()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      pad.off()
    }
  }, [])

  useImperativeHandle(ref, () => ({
    clear: () => drawn.current?.clear(),
    lines: () => linesOf(drawn.current?.toData() ?? [], canvas.current),
  }))

  // The typed name stands for it where somebody cannot draw.
  return <canvas ref={canvas} className={styles.pad} />
}

type Stroke = ReturnType<Drawn['toData']>[number]

function linesOf(strokes: readonly Stroke[], canvas: HTMLCanvasElement | null): number[][] {
  if (!canvas) return []
  const { width, height } = signatureBox
  const within = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)))
  return strokes.slice(0, mostLines).map(({ points }) => {
    const step = Math.ceil((points.length * 2) / mostNumbers)
    return points
      .filter((_, index) => index % step === 0)
      .flatMap(({ x, y }) => [
        within((x / canvas.width) * width, width),
        within((y / canvas.height) * height, height),
      ])
  })
}
