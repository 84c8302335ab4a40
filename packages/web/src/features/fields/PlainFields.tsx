// The widgets that need no file of their own.
import { Textarea, TextInput } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { Choices } from '../../kit/Choices.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { optionOf, unitOf } from './fields.words.ts'
import { useRecordForm } from './form.context.ts'
import { SelectField } from './SelectField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** More options than this are chosen from a list. */
const manyOptions = 8

const withError = (error: string | undefined) => (error === undefined ? {} : { error })

/** The keyboard that a phone offers, and what it leaves alone. */
const inputs = {
  plain: {},
  email: { type: 'email', autoCapitalize: 'off' },
  phone: { type: 'tel' },
  account: { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, autoComplete: 'off' },
  password: { type: 'password', autoComplete: 'new-password' },
  code: { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false },
  time: { type: 'time' },
} as const

export function TextField({ field, path, label, value, error, onChange }: WidgetProps<'text', string>) {
  return (
    <TextInput
      name={path}
      {...inputs[field.format ?? 'plain']}
      label={label}
      required={field.required}
      maxLength={field.max}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function LongTextField({
  field,
  path,
  label,
  value,
  error,
  onChange,
}: WidgetProps<'longText', string>) {
  return (
    <Textarea
      name={path}
      label={label}
      required={field.required}
      maxLength={field.max}
      autosize
      minRows={field.rows ?? 3}
      maxRows={12}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

export function ChoiceField(props: WidgetProps<'choice', string | null>) {
  const { field, path, label, value, error, onChange } = props
  const { pack } = useRecordForm()
  const options = field.of.map((one) => ({ value: one, label: optionOf(pack, path, one) }))
  if (options.length > manyOptions) return <SelectField {...props} options={options} />
  return (
    <Choice
      name={path}
      label={label}
      options={options}
      value={value ?? undefined}
      onChange={onChange}
      {...withError(error)}
    />
  )
}

export function ChoicesField({
  field,
  path,
  label,
  value,
  error,
  onChange,
}: WidgetProps<'choices', string[]>) {
  const { pack } = useRecordForm()
  return (
    <Choices
      name={path}
      label={label}
      options={field.of.map((one) => ({ value: one, label: optionOf(pack, path, one) }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

export function YesNoField({ path, label, value, error, onChange }: WidgetProps<'yesNo', boolean | null>) {
  const t = useT()
  return (
    <Choice
      name={path}
      label={label}
      options={[
        { value: 'yes', label: t('fields.yes') },
        { value: 'no', label: t('fields.no') },
      ]}
      value={value === null ? undefined : value ? 'yes' : 'no'}
      onChange={(answer) => onChange(answer === 'yes')}
      {...withError(error)}
    />
  )
}

export function FlagField({ value, onChange, ...props }: WidgetProps<'flag', 0 | 1 | null>) {
  return (
    <YesNoField
      {...props}
      field={{ ...props.field, kind: 'yesNo' }}
      value={value === null ? null : value === 1}
      onChange={(answer) => onChange(answer ? 1 : 0)}
    />
  )
}

export function NumberField({
  field,
  path,
  label,
  value,
  error,
  onChange,
}: WidgetProps<'number', number | null>) {
  return (
    <TextInput
      name={path}
      type="number"
      inputMode="decimal"
      label={label}
      required={field.required}
      min={field.min}
      max={field.max}
      step={field.step}
      rightSection={field.unit && unitOf(field.unit)}
      value={value ?? ''}
      error={error}
      onChange={({ currentTarget: { value: typed } }) => onChange(typed === '' ? null : Number(typed))}
    />
  )
}

/** Typed in dollars, kept in cents. */
export function MoneyField({ field, value, onChange, ...props }: WidgetProps<'money', number | null>) {
  return (
    <NumberField
      {...props}
      field={{ ...field, kind: 'number', min: 0, max: field.most / 100, step: 0.01 }}
      value={value === null ? null : value / 100}
      onChange={(typed) => onChange(typed === null ? null : Math.round(Number(typed) * 100))}
    />
  )
}

export function DayField({ field, path, label, value, error, onChange }: WidgetProps<'date', string | null>) {
  const dayWords = useDayWords()
  return (
    <DateField
      name={path}
      label={label}
      required={field.required}
      value={value ?? ''}
      words={value ? dayWords(value, 'shortDate') : ''}
      error={error}
      onChange={onChange}
    />
  )
}

export function GroupField({ field, path, label, parts }: WidgetProps<'group'>) {
  return <FieldGroup label={label}>{parts(field.fields, path)}</FieldGroup>
}
