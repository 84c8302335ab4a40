import type { AnswerValue, Item } from '@daybook/contract/checklist/checklist.rules.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { limitWords, parseNumber } from './checklist.words.ts'
import { useTyped } from './useTyped.ts'

interface NumberFieldProps {
  item: Item
  value: AnswerValue
  onChange: (value: AnswerValue) => void
}

/** A measured number with its unit and limits. It is taken when the person leaves the field or presses Enter. */
export function NumberField({ item, value, onChange }: NumberFieldProps) {
  const t = useT()
  const [isWrong, setIsWrong] = useState(false)
  const typed = useTyped(value === null ? '' : String(value), (words) => {
    const number = parseNumber(words)
    setIsWrong(number === undefined)
    if (number !== undefined) onChange(number)
  })
  const { text, required, unit } = item
  return (
    <TextInput
      label={required ? text : t('checklist.optional', { text })}
      description={limitWords(t, item)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      rightSection={unit && <span aria-hidden="true">{unit}</span>}
      rightSectionWidth="3rem"
      error={isWrong && t('checklist.notANumber')}
      {...typed}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
      }}
    />
  )
}
