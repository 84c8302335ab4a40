import { type ChangeEvent, useState } from 'react'

/** What is being typed, sent when the person leaves the field. What others have answered shows until somebody types. */
export function useTyped(known: string, onDone: (typed: string) => void) {
  const [typed, setTyped] = useState<string>()
  return {
    value: typed ?? known,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setTyped(event.currentTarget.value),
    onBlur: () => {
      if (typed !== undefined && typed !== known) onDone(typed)
      setTyped(undefined)
    },
  }
}
