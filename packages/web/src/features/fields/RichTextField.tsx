import { Textarea } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import type { WidgetProps } from './widget.props.ts'

/** Long text with headings and lists. */
export function RichTextField({
  field,
  path,
  label,
  value,
  error,
  onChange,
}: WidgetProps<'richText', string>) {
  const t = useT()
  return (
    <Textarea
      name={path}
      label={label}
      description={t('fields.formatHint')}
      required={field.required}
      maxLength={field.max}
      autosize
      minRows={8}
      maxRows={30}
      value={value}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
