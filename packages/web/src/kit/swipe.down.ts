// Closing a sheet by swiping its head down. On a desk it is a dialog, which stays where it is.
import { type PointerEvent, type RefObject, useRef } from 'react'
import { isDeskNow } from './desk.ts'

const closesFrom = 80

export function useSwipeDown(target: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<number | undefined>(undefined)

  function move(distance: number) {
    target.current?.style.setProperty('--pulled', `${Math.max(0, distance)}px`)
  }

  function end(event: PointerEvent) {
    if (start.current === undefined) return
    const distance = event.clientY - start.current
    start.current = undefined
    if (distance > closesFrom) onClose()
    else move(0)
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (isDeskNow() || (event.target as Element).closest('button')) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (start.current !== undefined) move(event.clientY - start.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
