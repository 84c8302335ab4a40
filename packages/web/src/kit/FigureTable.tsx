import type { ReactNode } from 'react'
import styles from './FigureTable.module.css'

interface FigureTableProps {
  /** The heads of its columns. */
  columns: readonly string[]
  /** The columns whose figures stand at the end. */
  figures?: 'last' | 'rest'
  /** Its rows; a row may be `data-marked`, a row or a cell `data-alarming`. */
  children: ReactNode
}

/** A small table of figures on a card. */
export function FigureTable({ columns, figures, children }: FigureTableProps) {
  return (
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
      <tbody>{children}</tbody>
    </table>
  )
}
