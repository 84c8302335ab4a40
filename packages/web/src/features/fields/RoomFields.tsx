import { useQuery } from '@tanstack/react-query'
import { Choices } from '../../kit/Choices.tsx'
import { roomsQuery } from './fields.data.ts'
import { SelectField } from './SelectField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** A room of the centre, the person's own first. */
export function RoomField(props: WidgetProps<'room', string | null>) {
  const rooms = useQuery(roomsQuery()).data ?? []
  return <SelectField {...props} options={rooms.map(({ id, name }) => ({ value: id, label: name }))} />
}

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
