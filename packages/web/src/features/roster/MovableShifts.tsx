import type { Shift } from '@daybook/contract/roster/roster.rules.ts'
import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { type ReactNode, useState } from 'react'
import styles from './Roster.module.css'
import { timesOf } from './roster.words.ts'
import type { Cell } from './week.moves.ts'
import { ofCell } from './week.plan.ts'

interface MovableShiftsProps {
  shifts: readonly Shift[]
  onMove: (shift: Shift, to: Cell) => void
  children: ReactNode
}

// The page announces what was moved; keys have commands of their own.
const silent = () => undefined
const accessibility = {
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
  screenReaderInstructions: { draggable: '' },
}

/** Lets shifts be dragged from cell to cell: at once by mouse, after a long press by touch, so that the grid scrolls. */
export function MovableShifts({ shifts, onMove, children }: MovableShiftsProps) {
  const [held, setHeld] = useState<Shift>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  )

  function start({ active, activatorEvent }: DragStartEvent) {
    const { personId, day } = active.data.current as Cell
    const taken = (activatorEvent.target as Element).closest<HTMLElement>('[data-from]')?.dataset.from
    const own = ofCell(shifts, personId, day)
    setHeld(own.find(({ from }) => from === taken) ?? own[0])
  }

  function end({ over }: DragEndEvent) {
    setHeld(undefined)
    const to = over?.data.current as Cell | undefined
    if (held && to && (to.personId !== held.personId || to.day !== held.day)) onMove(held, to)
  }

  return (
    <DndContext
      sensors={sensors}
      accessibility={accessibility}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setHeld(undefined)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {held && (
          <span className={styles.shift} data-held>
            <b>{timesOf(held)}</b>
          </span>
        )}
      </DragOverlay>
    </DndContext>
  )
}
