import { type Shift, type WeekdayCode, weekdayCodes, weekOf } from '@daybook/contract/roster/roster.rules.ts'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import type { ComponentProps, KeyboardEvent } from 'react'
import { nextInGrid } from '../../kit/grid.keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { CellMark } from './cell.marks.ts'
import { PlanCell } from './PlanCell.tsx'
import styles from './Roster.module.css'
import { timesOf, useDayOf, useShiftWords } from './roster.words.ts'

interface WeekGridProps {
  weekOn: string
  people: readonly { id: string; name: string }[]
  shifts: readonly Shift[]
  names: Readonly<Record<string, string>>
  /** Beside the shifts of a cell: leave, expired certificates. */
  marks?: (personId: string, day: WeekdayCode) => CellMark[]
  isWrong?: (shift: Shift) => boolean
  /** Days on which something is missing, in words. */
  warn?: (day: WeekdayCode) => string | undefined
  /** The name of the public holiday on a day. */
  holiday?: (day: WeekdayCode) => string | undefined
  /** Opens one person's week. */
  onPerson?: (person: { id: string; name: string }) => void
  /** Without it, the grid is only read. */
  plan?: Pick<ComponentProps<typeof PlanCell>, 'onOpen' | 'onCommand'>
}

/** People × days. Saturday and Sunday show when somebody is planned on them, or while planning. */
export function WeekGrid(props: WeekGridProps) {
  const { weekOn, people, shifts, names, marks, isWrong, warn, holiday, onPerson, plan } = props
  const t = useT()
  const dayOf = useDayOf(weekOn)
  const say = useShiftWords(names)
  const days = weekdayCodes.filter(
    (day) => plan || !['Sa', 'Su'].includes(day) || shifts.some((shift) => shift.day === day),
  )
  return (
    <section
      className={styles.scroll}
      tabIndex={plan ? undefined : 0}
      aria-label={plan ? undefined : t('roster.shifts')}
    >
      <table
        className={styles.grid}
        data-plan={plan !== undefined || undefined}
        onKeyDown={plan && moveFocus}
      >
        <thead>
          <tr>
            <td />
            {days.map((day) => (
              <th key={day} scope="col" data-free={!shifts.some((shift) => shift.day === day) || undefined}>
                {dayOf(day)}
                {holiday?.(day) && <span className={styles.holiday}>{holiday(day)}</span>}
                {warn?.(day) && (
                  <span className={styles.short} title={warn(day)}>
                    <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
                    <span className="visually-hidden">{warn(day)}</span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">
                {onPerson ? (
                  <button type="button" className={styles.person} onClick={() => onPerson({ id, name })}>
                    {name}
                  </button>
                ) : (
                  name
                )}
              </th>
              {days.map((day) => {
                const own = weekOf(shifts, id).filter((shift) => shift.day === day)
                const beside = marks?.(id, day) ?? []
                const content = (
                  <>
                    {own.map((shift) => (
                      <span
                        key={`${shift.from} ${shift.until}`}
                        className={styles.shift}
                        data-from={shift.from}
                        data-wrong={isWrong?.(shift) || undefined}
                      >
                        <b>{timesOf(shift)}</b>
                        <span>{shift.roomId ? names[shift.roomId] : t('roster.noRoom')}</span>
                      </span>
                    ))}
                    {/* The label of the cell says them too. */}
                    {beside.map(({ kind, words }) => (
                      <span key={words} className={styles[kind]} aria-hidden="true">
                        {words}
                      </span>
                    ))}
                  </>
                )
                if (!plan) return <td key={day}>{content}</td>
                const said = [
                  own.map(say).join('; ') || t('roster.dayOff'),
                  ...beside.map(({ words }) => words),
                ]
                return (
                  <td key={day}>
                    <PlanCell
                      cell={{ personId: id, day }}
                      label={t('roster.cell', { name, day: dayOf(day, 'long'), shifts: said.join('; ') })}
                      isEmpty={own.length === 0}
                      {...plan}
                    >
                      {content}
                    </PlanCell>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  // A cell has taken it as a command.
  if (event.defaultPrevented) return
  const cells = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('tbody button')]
  const placed = cells.map((cell) => {
    const { top, left } = (cell.parentElement as HTMLElement).getBoundingClientRect()
    return { cell, offsetTop: top, offsetLeft: left }
  })
  const next = nextInGrid(
    event.key,
    placed,
    placed.find(({ cell }) => cell === document.activeElement),
  )
  if (!next) return
  event.preventDefault()
  next.cell.focus()
}
