import type { ReactNode } from 'react'
import styles from './FigureTable.module.css'

interface FigureTableProps {
  /** The heads of its columns. */
  columns: readonly string[]
  /** The columns whose figures stand at the end. */
  figures?: 'last' | 'rest'
  /** Its children are groups of rows: a name above its figures, where a phone has no room for both in a row. */
  grouped?: boolean
  /** Its rows; a row may be `data-marked`, a row or a cell `data-alarming`. */
  children: ReactNode
}

/** A small table of figures on a card. */
export function FigureTable({ columns, figures, grouped = false, children }: FigureTableProps) {
  return (
    <div className={styles.box}>
      <table className={styles.table} data-figures={figures}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {grouped ? children : <tbody>{children}</tbody>}
      </table>
    </div>
  )
}
