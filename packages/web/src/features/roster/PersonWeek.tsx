import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { ShiftDays } from './ShiftDays.tsx'
import { previewQuery } from './week.data.ts'

interface PersonWeekProps {
  /** Of the week. */
  id: string
  userId: string
  names: Readonly<Record<string, string>>
}

export function PersonWeek({ id, userId, names }: PersonWeekProps) {
  const read = useQuery(previewQuery(id, userId))
  return <LoadedPart read={read}>{(week) => <ShiftDays week={week} names={names} />}</LoadedPart>
}
