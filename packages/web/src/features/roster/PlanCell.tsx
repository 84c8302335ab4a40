import { useDraggable, useDroppable } from '@dnd-kit/core'
import { useMergedRef } from '@mantine/hooks'
import type { KeyboardEvent, ReactNode } from 'react'
import styles from './Roster.module.css'
import type { Cell, CellCommand } from './week.moves.ts'

interface PlanCellProps {
  cell: Cell
  label: string
  isEmpty: boolean
  onOpen: (cell: Cell) => void
  /** @returns the cell that has the focus afterwards, if it is another one */
  onCommand: (command: CellCommand, cell: Cell) => Cell | undefined
  children: ReactNode
}

const nameOf = ({ personId, day }: Cell) => `${personId} ${day}`

/** One person on one day: a tap opens the shift, a drag moves it, and so do keys. */
export function PlanCell({ cell, label, isEmpty, onOpen, onCommand, children }: PlanCellProps) {
  const id = nameOf(cell)
  const drag = useDraggable({ id, data: cell, disabled: isEmpty })
  const drop = useDroppable({ id, data: cell })
  const ref = useMergedRef<HTMLButtonElement>(drag.setNodeRef, drop.setNodeRef)

  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const command = commandOf(event)
    if (!command) return
    event.preventDefault()
    const next = onCommand(command, cell)
    const table = event.currentTarget.closest('table')
    if (next) table?.querySelector<HTMLElement>(`[data-cell="${nameOf(next)}"]`)?.focus()
  }

  return (
    <button
      ref={ref}
      type="button"
      className={styles.cell}
      data-cell={id}
      data-over={drop.isOver || undefined}
      aria-label={label}
      onClick={() => onOpen(cell)}
      {...drag.listeners}
      onKeyDown={press}
    >
      {children}
    </button>
  )
}

const moves: Record<string, CellCommand> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  c: 'copy',
  v: 'paste',
}
const times: Record<string, CellCommand> = {
  ArrowLeft: 'shorter',
  ArrowRight: 'longer',
  ArrowUp: 'earlier',
  ArrowDown: 'later',
}

function commandOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): CellCommand | undefined {
  if (key === 'Delete' || key === 'Backspace') return 'clear'
  if (ctrlKey || metaKey) return moves[key]
  return shiftKey ? times[key] : undefined
}
