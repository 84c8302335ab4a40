import { useState } from 'react'

/** The children chosen on the board, and the chosen time. */
export function useChoice() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [time, setTime] = useState<string>()
  return {
    chosen,
    time,
    setTime,
    choose: (ids: readonly string[], choose: boolean) =>
      setChosen((before) => {
        const others = [...before].filter((id) => !ids.includes(id))
        return new Set(choose ? [...others, ...ids] : others)
      }),
    clear() {
      setChosen(new Set())
      setTime(undefined)
    },
  }
}
