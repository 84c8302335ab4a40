import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Desk } from './care.board.ts'
import { entryQuery } from './care.data.ts'
import type { Entry, ShownEntry } from './care.view.ts'
import { EntrySheet } from './EntrySheet.tsx'

/** An entry opened from a board. If somebody voids it or moves it to another day while it is open, the board no longer
 *  has it, so it is read separately. The last known version shows until then. */
export function BoardEntry({
  desk,
  id,
  open,
  onClose,
}: {
  desk: Desk
  id: string
  open: boolean
  onClose: () => void
}) {
  const onBoard = entryOn(desk, id)
  const [last, setLast] = useState(onBoard)
  if (onBoard && onBoard.entry !== last?.entry) setLast(onBoard)
  const alone = useQuery({ ...entryQuery(id), enabled: open && last !== undefined && !onBoard })
  // The server has validated the detail against this kind's schema.
  const gone = last && alone.data && { ...last, entry: alone.data as Entry }
  return <EntrySheet shown={onBoard ?? gone ?? last} open={open} onClose={onClose} />
}

function entryOn({ kind, board }: Desk, id: string): ShownEntry | undefined {
  const child = board.children.find(({ entries }) => entries.some((entry) => entry.id === id))
  const entry = child?.entries.find((one) => one.id === id)
  return child && entry && { kind, entry, child }
}
