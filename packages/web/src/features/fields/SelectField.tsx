import { NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'

interface SelectFieldProps {
  path: string
  label: string
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  value: string | null
  error: string | undefined
  required?: boolean
  hint?: string | undefined
  /** There is always a value. */
  isChosen?: boolean
  onChange: (value: string | null) => void
}

/** Chooses one of many from the device's own list. */
export function SelectField({
  path,
  label,
  options,
  value,
  error,
  required = false,
  hint,
  isChosen = false,
  onChange,
}: SelectFieldProps) {
  const t = useT()
  return (
    <NativeSelect
      name={path}
      label={label}
      required={required}
      description={hint}
      data={isChosen ? [...options] : [{ value: '', label: t('fields.choose') }, ...options]}
      value={value ?? ''}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
    />
  )
}
