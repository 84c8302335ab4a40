import { debounceDefault } from '@daybook/contract/kernel/constants.ts'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

interface SearchTextProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/** The text is searched for once somebody stops typing. It follows what clears or changes it elsewhere. */
export function SearchText({ label, text, onChange }: SearchTextProps) {
  const [typed, setTyped] = useState(text)
  const [known, setKnown] = useState(text)
  // Its own search coming back must not undo what somebody has typed meanwhile.
  const [asked, setAsked] = useState(text)
  if (text !== known) {
    setKnown(text)
    setAsked(text)
    if (text !== asked) setTyped(text)
  }
  const search = useEffectEvent(() => {
    if (typed === text) return
    setAsked(typed)
    onChange(typed)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when somebody has stopped typing
  useEffect(() => {
    const timer = setTimeout(() => search(), debounceDefault)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}
