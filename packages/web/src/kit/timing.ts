// Throttle and debounce with the product's defaults (specification, section 9).
import { debounceDefault, throttleDefault } from '@daybook/contract/kernel/constants.ts'
import { useEffect, useState } from 'react'

/** Lets one call through, and ignores the others until `wait` milliseconds have passed. */
export function throttle<A extends unknown[]>(
  run: (...args: A) => void,
  wait = throttleDefault,
  now = () => performance.now(),
): (...args: A) => void {
  let last = Number.NEGATIVE_INFINITY
  return (...args) => {
    if (now() - last < wait) return
    last = now()
    run(...args)
  }
}

/** The value after it has not changed for `wait` milliseconds: for searching while typing. */
export function useDebounced<T>(value: T, wait = debounceDefault): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait)
    return () => clearTimeout(timer)
  }, [value, wait])
  return settled
}

/** Whether `wait` milliseconds have passed since `active` became true: for what would otherwise flicker. */
export function useAfter(active: boolean, wait: number): boolean {
  const [after, setAfter] = useState(false)
  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setAfter(true), wait)
    return () => {
      clearTimeout(timer)
      setAfter(false)
    }
  }, [active, wait])
  return active && after
}
