import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { DataTable } from '../../kit/DataTable.tsx'
import { Desk } from '../../kit/Desk.tsx'
import { useKit } from '../../kit/kit.context.ts'
import type { Empty } from '../../kit/ListScreen.tsx'
import { Loaded, type Read } from '../../kit/Loaded.tsx'
import { Pager } from '../../kit/Pager.tsx'
import { ColumnChooser, ColumnFilters } from '../../kit/TableTools.tsx'
import type { Column } from '../../kit/table.ts'
import { useKeptColumns } from './kept.columns.ts'
import { go } from './navigate.ts'
import type { Place } from './places.ts'
import styles from './TableList.module.css'
import { pageIn, type TableAddress, tablePageSize, whereAs, whereIn } from './table.address.ts'

interface Identified {
  id: string
}

interface TableListProps<Row extends Identified> {
  /** Its columns are kept on the device by this name. */
  name: string
  title: string
  /** The first leads to the row's detail. */
  columns: readonly Column<Row>[]
  read: Read<{ records: readonly Row[]; total: number }>
  at: TableAddress
  /** The address with these changes. */
  place: (changed: TableAddress) => Place
  empty: Empty
  /** Search and filters that are not of a column. */
  search?: ReactNode
  /** Stands above these. */
  above?: ReactNode
  below?: ReactNode
  /** What adds a row. */
  add?: ReactNode
  /** A row's link or button around the words of its first cell. Left out where a row leads nowhere. */
  lead?: (row: Row, words: ReactNode) => ReactNode
  opened?: string | undefined
  detail?: ReactNode | undefined
  onClose?: () => void
  /** What can be done with several rows. */
  several?: ((rows: readonly Row[], clear: () => void) => ReactNode) | undefined
  mayChoose?: (row: Row) => boolean
  depthOf?: ((row: Row) => number) | undefined
}

/** A list on a desk: a table that sorts, filters and pages over all rows of the server, its columns chosen by whoever
 *  reads it, with the detail beside it. Order, page and filters stand in the address. */
export function TableList<Row extends Identified>(props: TableListProps<Row>) {
  const { columns, read, at, place, search, add, depthOf, several } = props
  const { words } = useKit()
  const { shown, keep } = useKeptColumns(props.name, columns)
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const narrowed = columns.filter(({ options }) => options).map(({ name }) => name)
  const current = pageIn(at)
  const change = (changed: TableAddress) => void go(place({ page: '', ...changed }), { replace: true })
  const total = read.data?.total ?? 0
  const last = Math.max(1, Math.ceil(total / tablePageSize))
  const isBeyond = read.data !== undefined && !depthOf && current > last
  // The rows of the last page may be gone, and an address may name any page.
  const comeBack = useEffectEvent(() => change({ page: String(last) }))
  useEffect(() => {
    if (isBeyond) comeBack()
  }, [isBeyond])

  function choose(rows: readonly Row[], isChosen: boolean) {
    const next = new Map(chosen)
    for (const row of rows)
      if (isChosen) next.set(row.id, row)
      else next.delete(row.id)
    setChosen(next)
  }
  const clear = () => setChosen(new Map())

  const chooser = <ColumnChooser columns={columns} shown={shown} onChange={keep} />
  const head = (
    <>
      {props.above}
      {search && (
        <div className={styles.tools}>
          <div className={styles.search}>{search}</div>
          <ColumnFilters
            columns={columns}
            values={whereIn(at, narrowed)}
            onChange={(values) => change({ where: whereAs(values) })}
          />
          {chooser}
          {add}
        </div>
      )}
    </>
  )
  return (
    <Desk head={head} title={props.title} detail={props.detail} onClose={props.onClose ?? (() => undefined)}>
      <Loaded read={read} skeleton="list">
        {({ records }) => (
          <>
            <DataTable
              label={props.title}
              columns={shown}
              rows={records}
              empty={props.empty}
              lead={props.lead}
              opened={props.opened}
              depthOf={depthOf}
              sort={at.sort}
              onSort={depthOf ? undefined : (sort) => change({ sort })}
              onPage={(step) => {
                const page = current + step
                if (page >= 1 && (page - 1) * tablePageSize < total) change({ page: String(page) })
              }}
              choice={
                several && {
                  ids: new Set(chosen.keys()),
                  onChange: choose,
                  nameOf: (row) => columns[0]?.words(row) ?? '',
                  ...(props.mayChoose && { mayBe: props.mayChoose }),
                }
              }
            />
            <div className={styles.foot}>
              {chosen.size > 0 && several && (
                <Group gap="sm">
                  <strong role="status">{words('chosen', { count: chosen.size })}</strong>
                  {several([...chosen.values()], clear)}
                  <Button variant="default" onClick={clear}>
                    {words('chooseNone')}
                  </Button>
                </Group>
              )}
              {!search && chooser}
              <div className={styles.pager}>
                <Pager
                  current={current}
                  size={depthOf ? Math.max(1, total) : tablePageSize}
                  total={total}
                  onChange={(page) => change({ page: String(page) })}
                />
              </div>
            </div>
            {props.below}
          </>
        )}
      </Loaded>
    </Desk>
  )
}
