import { useRef, useState } from 'react'

/** State that can also be read after something was awaited, when what was drawn last is out of date. */
export function useLatest<T>(initial: T) {
  const [value, setValue] = useState(initial)
  const latest = useRef(value)
  return {
    value,
    read: () => latest.current,
    change(next: (now: T) => T) {
      latest.current = next(latest.current)
      setValue(latest.current)
    },
  }
}
