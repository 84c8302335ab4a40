import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Desk } from './care.board.ts'
import { entryQuery } from './care.data.ts'
import type { Entry, ShownEntry } from './care.view.ts'
import { EntrySheet } from './EntrySheet.tsx'

/** An entry that was opened on a board. One that leaves the board while it is looked at, because somebody voids it or
 *  puts it on another day, is read by itself, and says so; until then it stays as it was. */
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
  // The server has checked the detail by the schema of this very kind.
  const gone = last && alone.data && { ...last, entry: alone.data as Entry }
  return <EntrySheet shown={onBoard ?? gone ?? last} open={open} onClose={onClose} />
}

function entryOn({ kind, board }: Desk, id: string): ShownEntry | undefined {
  const child = board.children.find(({ entries }) => entries.some((entry) => entry.id === id))
  const entry = child?.entries.find((one) => one.id === id)
  return child && entry && { kind, entry, child }
}
