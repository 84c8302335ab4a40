import { useQuery } from '@tanstack/react-query'
import { roomsQuery } from './fields.data.ts'
import { SelectField } from './SelectField.tsx'
import type { WidgetProps } from './widget.props.ts'

/** A room of the centre, the person's own first. */
export function RoomField(props: WidgetProps<'room', string | null>) {
  const rooms = useQuery(roomsQuery()).data ?? []
  return <SelectField {...props} options={rooms.map(({ id, name }) => ({ value: id, label: name }))} />
}
