import { Box } from '@mantine/core'
import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react'
import type Drawn from 'signature_pad'

/** Points of a line, from 0 to 1 of the box's width and height. */
export type Stroke = readonly { x: number; y: number }[]

export interface Pad {
  clear: () => void
  strokes: () => Stroke[]
}

/** A box to sign in with a finger, a pen or the mouse. */
export function SignaturePad({ ref }: { ref: Ref<Pad> }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useRef<Drawn>(undefined)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    let stop: (() => void) | undefined
    let isClosed = false
    // It comes with the first signature. Without it the typed name counts.
    void import('signature_pad').then(({ default: Pen }) => {
      if (!isClosed) stop = startPad(element, drawn, Pen)
    })
    return () => {
      isClosed = true
      stop?.()
    }
  }, [])

  useImperativeHandle(ref, () => ({
    clear: () => drawn.current?.clear(),
    strokes: () => {
      const { width = 1, height = 1 } = canvas.current ?? {}
      return (drawn.current?.toData() ?? []).map(({ points }) =>
        points.map(({ x, y }) => ({ x: x / width, y: y / height })),
      )
    },
  }))

  // The typed name stands for it where somebody cannot draw.
  return (
    <Box
      component="canvas"
      ref={canvas}
      w="100%"
      h="10rem"
      c="var(--text)"
      bg="var(--surface)"
      bd="2px solid var(--edge)"
      bdrs="md"
      style={{ touchAction: 'none' }}
    />
  )
}

/** @returns what ends it */
function startPad(element: HTMLCanvasElement, drawn: RefObject<Drawn | undefined>, Pen: typeof Drawn) {
  const pad = new Pen(element, { penColor: getComputedStyle(element).color })
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
}
