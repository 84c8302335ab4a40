import { useEffect, useState } from 'react'

/** What is sent within a second was never held up; only then the count is worth a word. */
const patience = 1500

/** @returns the count once it has not been zero for a while; zero at once */
export function useHeldUp(count: number): number {
  const [isHeldUp, setIsHeldUp] = useState(false)
  const isAny = count > 0
  useEffect(() => {
    if (!isAny) {
      setIsHeldUp(false)
      return
    }
    const timer = setTimeout(() => setIsHeldUp(true), patience)
    return () => clearTimeout(timer)
  }, [isAny])
  return isHeldUp ? count : 0
}
