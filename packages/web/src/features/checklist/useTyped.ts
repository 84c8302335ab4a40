import { type ChangeEvent, useEffect, useEffectEvent, useState } from 'react'

/** What is being typed, sent when the person leaves the field, or the screen with it. What others have answered shows
 *  until somebody types.
 *  @param onDone whether it was taken. What was not stays in the field until the answer changes. */
export function useTyped(known: string, onDone: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<{ text: string; known: string }>()
  if (refused && refused.known !== known) setRefused(undefined)
  const isTaken = () => typed === undefined || typed === known || onDone(typed)
  // A field that goes away with its screen is not left first.
  const gone = useEffectEvent(() => void isTaken())
  useEffect(() => () => gone(), [])
  return {
    isRefused: refused !== undefined && typed === undefined,
    field: {
      value: typed ?? refused?.text ?? known,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        setTyped(event.currentTarget.value),
      onBlur: () => {
        if (typed === undefined) return
        setRefused(isTaken() ? undefined : { text: typed, known })
        setTyped(undefined)
      },
    },
  }
}
