import type { AnswerValue, Item } from '@daybook/contract/checklist/checklist.rules.ts'
import { Button, TextInput } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { limitWords, parseNumber } from './checklist.words.ts'
import { useTyped } from './useTyped.ts'

interface NumberFieldProps {
  item: Item
  value: AnswerValue
  /** Whether the value is taken as it is. */
  onChange: (value: AnswerValue) => boolean
}

/** A measured number with its unit and limits. It is taken when the person leaves the field or presses Enter. */
export function NumberField({ item, value, onChange }: NumberFieldProps) {
  const t = useT()
  const { field, isRefused } = useTyped(value === null ? '' : String(value), (words) => {
    const number = parseNumber(words)
    return number !== undefined && onChange(number)
  })
  const number = parseNumber(field.value)
  const { text, required, unit } = item
  return (
    <>
      <TextInput
        label={required ? text : t('checklist.optional', { text })}
        description={limitWords(t, item)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        rightSection={unit && <span aria-hidden="true">{unit}</span>}
        rightSectionWidth="3rem"
        error={isRefused && t(number === undefined ? 'checklist.notANumber' : 'checklist.notSaved')}
        {...field}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {isRefused && number !== undefined && (
        <Button variant="default" onClick={() => onChange(number)}>
          {t('checklist.sayAction')}
        </Button>
      )}
    </>
  )
}
