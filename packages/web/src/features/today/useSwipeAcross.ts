import { type TouchEvent, useRef } from 'react'

const minDistance = 48

/** Detects a horizontal swipe: 1 for left (forward), -1 for right (back). */
export function useSwipeAcross(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number }>(undefined)
  return {
    onTouchStart({ touches }: TouchEvent) {
      const touch = touches[0]
      from.current = touch && { x: touch.clientX, y: touch.clientY }
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const touch = changedTouches[0]
      if (!from.current || !touch) return
      const horizontal = touch.clientX - from.current.x
      const vertical = touch.clientY - from.current.y
      if (Math.abs(horizontal) > minDistance && Math.abs(horizontal) > 2 * Math.abs(vertical))
        onSwipe(horizontal < 0 ? 1 : -1)
    },
  }
}
