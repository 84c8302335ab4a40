import { Choice } from '../../../kit/Choice.tsx'
import { wordsOf } from '../../../platform/i18n/language.ts'
import type { ColumnProps } from './column.props.ts'
import { formIcons } from './form.icons.ts'

/** Chooses an icon, each with its word. */
export function IconColumn({ column, path, value, error, onChange }: ColumnProps) {
  const options = Object.entries(formIcons).map(([name, Icon]) => ({
    value: name,
    label: wordsOf(`fields.icon.${name}`) ?? name,
    icon: <Icon size="1.5rem" aria-hidden="true" />,
  }))
  return (
    <Choice
      name={path}
      label={column.label}
      options={options}
      value={typeof value === 'string' ? value : undefined}
      error={error}
      onChange={onChange}
    />
  )
}
