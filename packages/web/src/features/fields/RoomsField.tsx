import { useQuery } from '@tanstack/react-query'
import { Choices } from '../../kit/Choices.tsx'
import { roomsQuery } from './fields.data.ts'
import type { WidgetProps } from './widget.props.ts'

/** Several rooms of the centre. */
export function RoomsField({
  path,
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'rooms', string[]>) {
  const rooms = useQuery(roomsQuery()).data ?? []
  return (
    <Choices
      name={path}
      label={label}
      required={required}
      options={rooms.map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
