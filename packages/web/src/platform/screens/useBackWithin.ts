import { useBlocker } from '@tanstack/react-router'

/** The device's Back leads from a step of a screen to the step before, as its own button does.
 *  @param toStepBefore undefined in the first step */
export function useBackWithin(toStepBefore: (() => void) | undefined): void {
  useBlocker({
    shouldBlockFn({ action }) {
      if (action === 'BACK') toStepBefore?.()
      return action === 'BACK' && toStepBefore !== undefined
    },
    enableBeforeUnload: false,
  })
}
