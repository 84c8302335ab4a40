import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { parseNumber } from './checklist.words.ts'

interface LimitFieldProps {
  label: string
  value: number | null
  onChange: (limit: number | null) => void
  error?: string | undefined
}

/** A limit of a number; empty for none. */
export function LimitField({ label, value, onChange, error }: LimitFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const isWrong = parseNumber(typed) === undefined
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      maxLength={8}
      value={typed}
      error={isWrong ? t('checklist.notANumber') : error}
      onChange={(event) => {
        setTyped(event.currentTarget.value)
        const limit = parseNumber(event.currentTarget.value)
        if (limit !== undefined) onChange(limit)
      }}
    />
  )
}
