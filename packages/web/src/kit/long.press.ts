import { type MouseEvent, type PointerEvent, useRef } from 'react'

const pressTime = 500
const wobble = 10

/** Props of a button with a tap and a long press. The click that follows a long press is ignored. */
export function useLongPress(onLongPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const wasLong = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  return (onTap: (target: Element) => void) => ({
    onPointerDown({ clientX, clientY, button }: PointerEvent) {
      wasLong.current = false
      if (button !== 0) return
      from.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        wasLong.current = true
        onLongPress()
      }, pressTime)
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
