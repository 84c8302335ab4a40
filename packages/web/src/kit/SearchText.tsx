import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from './timing.ts'

interface SearchTextProps {
  label: string
  text: string
  onChange: (text: string) => void
}

/** The text is searched for once somebody stops typing. */
export function SearchText({ label, text, onChange }: SearchTextProps) {
  const [typed, setTyped] = useState(text)
  const wanted = useDebounced(typed)
  const search = useEffectEvent(() => {
    if (wanted !== text) onChange(wanted)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the text has settled
  useEffect(() => search(), [wanted])
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
