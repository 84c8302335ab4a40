import { type MouseEvent, type PointerEvent, useRef } from 'react'

const steps = 5
const step = 100
const wobble = 10

/** Calls after half a second, in steps: when the page was busy for longer than that, one timer would be over before the end
 *  of a short tap is handled, and the tap would open what it should choose. Input comes before the next step.
 *  @returns cancels it */
export function pressTimer(onLong: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (left: number) => {
    timer = setTimeout(() => (left > 1 ? wait(left - 1) : onLong()), step)
  }
  wait(steps)
  return () => clearTimeout(timer)
}

/** Props of a button with a tap and a long press. The click that follows a long press is ignored. */
export function useLongPress(onLongPress: () => void) {
  const stop = useRef<() => void>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const cancel = () => stop.current?.()
  return (onTap: (target: Element) => void) => ({
    onPointerDown({ clientX, clientY, button }: PointerEvent) {
      wasLong.current = false
      if (button !== 0) return
      from.current = { x: clientX, y: clientY }
      cancel()
      stop.current = pressTimer(() => {
        wasLong.current = true
        onLongPress()
      })
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > wobble) cancel()
    },
    onPointerUp: cancel,
    onPointerLeave: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      cancel()
      if (!wasLong.current) onLongPress()
      wasLong.current = true
    },
    onClick({ currentTarget }: MouseEvent) {
      if (!wasLong.current) onTap(currentTarget)
      wasLong.current = false
    },
  })
}
