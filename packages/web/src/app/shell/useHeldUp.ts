import { useEffect, useState } from 'react'

/** Entries sent within this time are not counted, so that a quick request shows no banner. */
const delay = 1500

/** @returns the count after it has been above zero for a while; a count of zero at once */
export function useHeldUp(count: number): number {
  const [isHeldUp, setIsHeldUp] = useState(false)
  const isAny = count > 0
  useEffect(() => {
    if (!isAny) {
      setIsHeldUp(false)
      return
    }
    const timer = setTimeout(() => setIsHeldUp(true), delay)
    return () => clearTimeout(timer)
  }, [isAny])
  return isHeldUp ? count : 0
}
