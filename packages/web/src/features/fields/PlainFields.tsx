// The widgets that need no file of their own.
import { addDays, weekdayOf } from '@daybook/contract/kernel/dates.ts'
import { Button, Group, Textarea, TextInput } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { Choices } from '../../kit/Choices.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { PasswordField } from '../../kit/PasswordField.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { unitOf, withoutPlaces } from './fields.words.ts'
import { type FieldOption, useFormState } from './form.context.ts'
import { ListedChoices } from './ListedChoices.tsx'
import { MonthField } from './MonthField.tsx'
import { SelectField } from './SelectField.tsx'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

/** More options than this are chosen from a list. */
const manyOptions = 8

/** The keyboard that a phone offers, and what it leaves alone. */
const inputs = {
  plain: {},
  email: { type: 'email', autoCapitalize: 'off' },
  phone: { type: 'tel' },
  account: { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false, autoComplete: 'off' },
  password: { autoComplete: 'new-password' },
  pin: {
    inputMode: 'numeric',
    autoComplete: 'off',
    visibilityToggleButtonProps: { style: { display: 'none' } },
  },
  code: { autoCapitalize: 'off', autoCorrect: 'off', spellCheck: false },
  centre: { inputMode: 'numeric' },
  time: { type: 'time' },
  colour: { type: 'color' },
} as const

/** Large enough to compare with the message that it came in. */
const oneTimeCode = {
  autoCapitalize: 'characters',
  spellCheck: false,
  classNames: { input: styles.code ?? '' },
} as const

export function TextField(props: WidgetProps<'text', string>) {
  const { field, path, label, required, hint, value, error, onChange } = props
  const format = field.format ?? 'plain'
  if (format === 'colour') return <ColourField {...props} />
  const Input = format === 'password' || format === 'pin' ? PasswordField : TextInput
  return (
    <Input
      name={path}
      {...inputs[format]}
      {...(field.autofill && { autoComplete: field.autofill })}
      {...(field.autofill === 'one-time-code' && oneTimeCode)}
      label={label}
      description={hint}
      required={required}
      maxLength={field.max}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** The device always shows some colour, so whether one is chosen stands below the label. */
function ColourField({ path, label, required, value, error, onChange }: WidgetProps<'text', string>) {
  const t = useT()
  return (
    <Group align="end" gap="0.5rem">
      <TextInput
        name={path}
        {...inputs.colour}
        w="8.125rem"
        label={label}
        required={required}
        description={value || t('fields.nothing')}
        value={value.slice(0, 7) || '#ffffff'}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value && (
        <Button variant="subtle" aria-label={labelled(t('kit.clear'), label)} onClick={() => onChange('')}>
          {t('kit.clear')}
        </Button>
      )}
    </Group>
  )
}

export function LongTextField(props: WidgetProps<'longText', string>) {
  const { field, path, label, required, hint, value, error, onChange } = props
  return (
    <Textarea
      name={path}
      label={label}
      description={hint}
      required={required}
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

/** The options of a choice: those that the screen gives, or the field's own. */
function useOptions(path: string, of: readonly string[]): readonly FieldOption[] {
  const { options, words } = useFormState()
  return options[withoutPlaces(path)] ?? of.map((value) => ({ value, label: words.option(path, value) }))
}

/** A list that offers nothing empty needs no mark. */
const alwaysChosen = { isChosen: true, required: false }

export function ChoiceField(props: WidgetProps<'choice', string | null>) {
  const { field, path, label, required, value, error, onChange } = props
  const options = useOptions(path, field.of)
  const isLong = options.length > manyOptions && !options.some(({ icon }) => icon)
  if (field.list || isLong || options.some(({ disabled }) => disabled))
    return <SelectField {...props} {...(value !== null && required && alwaysChosen)} options={options} />
  return (
    <Choice
      name={path}
      label={label}
      required={required}
      options={options}
      value={value ?? undefined}
      error={error}
      onChange={onChange}
    />
  )
}

export function ChoicesField(props: WidgetProps<'choices', string[]>) {
  const { field, path, label, required, value, error, onChange } = props
  const options = useOptions(path, field.of)
  if (field.list) return <ListedChoices {...props} options={options} />
  return (
    <Choices
      name={path}
      label={label}
      required={required}
      options={options}
      most={field.most}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

export function YesNoField(props: WidgetProps<'yesNo', boolean | null>) {
  const { path, label, required, value, error, onChange } = props
  const t = useT()
  return (
    <Choice
      name={path}
      label={label}
      required={required}
      options={[
        { value: 'yes', label: t('fields.yes') },
        { value: 'no', label: t('fields.no') },
      ]}
      value={value === null ? undefined : value ? 'yes' : 'no'}
      error={error}
      onChange={(answer) => onChange(answer === 'yes')}
    />
  )
}

export function TickField({
  path,
  label,
  required,
  hint,
  value,
  error,
  onChange,
}: WidgetProps<'tick', boolean | null>) {
  return (
    <TickRow
      name={path}
      title={label}
      detail={hint}
      required={required}
      isTicked={value === true}
      error={error}
      onChange={onChange}
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

export function NumberField(props: WidgetProps<'number', number | null>) {
  const { field, path, label, required, hint, value, error, onChange } = props
  return (
    <TextInput
      name={path}
      type="number"
      inputMode="decimal"
      label={label}
      description={hint}
      required={required}
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

export function DayField(props: WidgetProps<'date', string | null>) {
  const { field, path, label, required, hint, value, error, onChange } = props
  const t = useT()
  const dayWords = useDayWords()
  if (field.of === 'month' || field.of === 'year') return <MonthField {...props} />
  const words = value ? dayWords(value, 'shortDate') : ''
  const isWeek = field.of === 'week'
  return (
    <DateField
      name={path}
      label={label}
      description={hint}
      required={required}
      value={value ?? ''}
      words={isWeek && words ? t('fields.weekOf', { day: words }) : words}
      error={error}
      onChange={(day) => onChange(isWeek ? addDays(day, 1 - weekdayOf(day)) : day)}
    />
  )
}

export function GroupField({ field, path, label, required, error, parts }: WidgetProps<'group'>) {
  return (
    <FieldGroup label={label} required={required} error={error}>
      {parts(field.fields, path, field.span)}
    </FieldGroup>
  )
}
