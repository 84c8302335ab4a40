import { type TouchEvent, useRef } from 'react'

const far = 48

/** A swipe across: to the left leads on (1), to the right back (-1). */
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
      const across = touch.clientX - from.current.x
      const along = touch.clientY - from.current.y
      if (Math.abs(across) > far && Math.abs(across) > 2 * Math.abs(along)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
