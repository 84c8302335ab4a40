import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import styles from './DataTable.module.css'
import { EmptyState } from './EmptyState.tsx'
import { useKit } from './kit.context.ts'
import type { Empty } from './ListScreen.tsx'
import { TickBox } from './TickBox.tsx'
import { useTableKeys } from './table.keys.ts'
import { type Choice, type Column, nextSort, sortOf } from './table.ts'

interface Identified {
  id: string
}

interface DataTableProps<Row extends Identified> {
  /** What stands in it, for screen readers. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  empty: Empty
  /** A row's link or button, around the words of its first cell. Left out where a row leads nowhere. */
  lead?: ((row: Row, words: ReactNode) => ReactNode) | undefined
  /** The row whose detail stands beside the table. */
  opened?: string | undefined
  sort?: string | undefined
  /** Left out where rows have an order of their own, as in a tree. */
  onSort?: ((sort: string) => void) | undefined
  choice?: Choice<Row> | undefined
  /** The number of rows that a row of a tree stands under. */
  depthOf?: ((row: Row) => number) | undefined
  onPage?: ((step: 1 | -1) => void) | undefined
}

/** Rows and columns on a desk. The arrow keys go from row to row, Enter opens, the space bar chooses. */
export function DataTable<Row extends Identified>(props: DataTableProps<Row>) {
  const { label, columns, rows, empty, sort = '', onSort, choice } = props
  const { words } = useKit()
  const body = useRef<HTMLTableSectionElement>(null)
  const [active, setActive] = useState<string>()
  const onKeyDown = useTableKeys(body, { ...props, setActive })
  const choosable = choice ? rows.filter((row) => choice.mayBe?.(row) ?? true) : []
  const isAllChosen = choosable.length > 0 && choosable.every(({ id }) => choice?.ids.has(id))
  const entry = rows.find(({ id }) => id === active) ?? rows.find(({ id }) => id === props.opened) ?? rows[0]
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {choice && (
              <th className={styles.tick}>
                <TickBox
                  aria-label={words('selectAll')}
                  checked={isAllChosen}
                  disabled={choosable.length === 0}
                  onChange={() => choice.onChange(choosable, !isAllChosen)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Head key={column.name} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <TableRow key={row.id} {...props} row={row} isEntry={row === entry} onEnter={setActive} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <EmptyState {...empty} />}
    </div>
  )
}

interface HeadProps<Row> {
  column: Column<Row>
  sort: string
  onSort: ((sort: string) => void) | undefined
}

function Head<Row>({ column: { head, sort: by }, sort, onSort }: HeadProps<Row>) {
  const current = sortOf(sort)
  if (by === undefined || !onSort)
    return (
      <th scope="col">
        <span className={styles.head}>{head}</span>
      </th>
    )
  const isBy = current.by === by
  const Icon = isBy ? (current.isFalling ? IconArrowDown : IconArrowUp) : IconArrowsSort
  return (
    <th scope="col" aria-sort={isBy ? (current.isFalling ? 'descending' : 'ascending') : 'none'}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, by))}>
        {head}
        <Icon size="1rem" aria-hidden="true" data-idle={!isBy || undefined} />
      </button>
    </th>
  )
}

interface TableRowProps<Row extends Identified> extends DataTableProps<Row> {
  row: Row
  /** The Tab key enters the table here. */
  isEntry: boolean
  onEnter: (id: string) => void
}

function TableRow<Row extends Identified>({ row, isEntry, onEnter, ...table }: TableRowProps<Row>) {
  const { columns, lead, choice, opened, depthOf } = table
  const isChosen = choice?.ids.has(row.id) ?? false
  const indent = depthOf && { '--depth': depthOf(row) }
  return (
    <tr
      data-row-id={row.id}
      data-entry={isEntry || undefined}
      data-opened={row.id === opened || undefined}
      data-chosen={isChosen || undefined}
      onFocus={() => onEnter(row.id)}
      onClick={openByRow}
    >
      {choice && (
        <td className={styles.tick}>
          {(choice.mayBe?.(row) ?? true) && (
            <TickBox
              tabIndex={isEntry ? 0 : -1}
              aria-label={choice.nameOf(row)}
              checked={isChosen}
              onChange={() => choice.onChange([row], !isChosen)}
            />
          )}
        </td>
      )}
      {columns.map((column, place) => {
        const words = column.cell ? column.cell(row) : column.words(row)
        const content = column.start ? (
          <>
            {column.start(row)} <span>{words}</span>
          </>
        ) : (
          words
        )
        return place === 0 ? (
          <th key={column.name} scope="row" data-lead style={indent as React.CSSProperties}>
            {lead ? lead(row, content) : content}
          </th>
        ) : (
          <td key={column.name}>{content}</td>
        )
      })}
    </tr>
  )
}

/** The whole row opens for a mouse; keyboards and screen readers have its link. */
function openByRow({ target, currentTarget }: MouseEvent<HTMLTableRowElement>): void {
  if (!(target instanceof Element) || target.closest('a, button, input')) return
  // Whoever marks words to copy them does not want to leave.
  if (getSelection()?.toString()) return
  currentTarget.querySelector<HTMLElement>('[data-lead] :is(a, button)')?.click()
}
