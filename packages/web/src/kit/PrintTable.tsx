import { createPortal } from 'react-dom'
import styles from './PrintTable.module.css'

export interface PrintTableProps {
  title: string
  /** Centre, room, period. */
  facts: readonly string[]
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  /** The sums of the columns. */
  foot?: readonly string[] | undefined
  /** What stands there instead of rows. */
  empty: string
}

/** A column for each day of a month, and sums. */
const manyColumns = 20

/** A whole list on paper, instead of the screen. */
export function PrintTable({ title, facts, heads, rows, foot, empty }: PrintTableProps) {
  return createPortal(
    <article
      className={heads.length > manyColumns ? `${styles.paper} ${styles.many}` : styles.paper}
      data-paper
    >
      <h1>{title}</h1>
      <p>{facts.join(' · ')}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a printed list never change
            <tr key={index}>
              {row.map((cell, column) => (
                <Cell key={heads[column]}>{cell}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {foot && rows.length > 0 && (
          <tfoot>
            <tr>
              {foot.map((cell, column) => (
                <Cell key={heads[column]}>{cell}</Cell>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
      {rows.length === 0 && <p>{empty}</p>}
    </article>,
    document.body,
  )
}

/** Dates, times and figures stay on one line. */
function Cell({ children }: { children: string }) {
  return <td className={/^[\d.,:–-]+$/.test(children) ? styles.figure : undefined}>{children}</td>
}
