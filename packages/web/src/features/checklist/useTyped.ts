import { type ChangeEvent, useState } from 'react'

/** What is being typed, sent when the person leaves the field. What others have answered shows until somebody types.
 *  @param onDone whether it was taken. What was not stays in the field until the answer changes. */
export function useTyped(known: string, onDone: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<{ text: string; known: string }>()
  if (refused && refused.known !== known) setRefused(undefined)
  return {
    isRefused: refused !== undefined && typed === undefined,
    field: {
      value: typed ?? refused?.text ?? known,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setTyped(event.currentTarget.value),
      onBlur: () => {
        if (typed === undefined) return
        const isTaken = typed === known || onDone(typed)
        setRefused(isTaken ? undefined : { text: typed, known })
        setTyped(undefined)
      },
    },
  }
}
