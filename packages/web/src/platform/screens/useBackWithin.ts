import { useBlocker } from '@tanstack/react-router'
import { useRef } from 'react'
import { goBack } from './navigate.ts'

/** The device's Back leads from a step of a screen to the step before, as its own button does.
 *  @param toStepBefore undefined in the first step
 *  @returns leaves the screen from any step */
export function useBackWithin(toStepBefore: (() => void) | undefined): () => void {
  const isLeaving = useRef(false)
  useBlocker({
    shouldBlockFn({ action }) {
      if (action !== 'BACK' || !toStepBefore || isLeaving.current) return false
      toStepBefore()
      return true
    },
    enableBeforeUnload: false,
    disabled: !toStepBefore,
  })
  return () => {
    isLeaving.current = true
    goBack()
  }
}
