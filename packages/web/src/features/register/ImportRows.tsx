import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import type { DayOrder } from '@daybook/contract/register/import.dates.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useCallback, useMemo, useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { newId } from '../../platform/outbox/current.ts'
import { usePlaceAndDay } from '../rule/index.ts'
import { ImportColumns } from './ImportColumns.tsx'
import { ImportDecisions } from './ImportDecisions.tsx'
import { ImportMends } from './ImportMends.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportSheet } from './ImportSheet.tsx'
import { keyOfRow, keyOfValue, type Mends, orderOf } from './import.cells.ts'
import { addRows } from './import.check.ts'
import { guessColumns, type Table, titleOf } from './import.columns.ts'
import { asksWhoCollects } from './import.contacts.ts'
import { withoutNear } from './import.decisions.ts'
import { useImportCheck } from './useImportCheck.ts'

interface ImportRowsProps {
  of: RegisterName
  table: Table
  /** The sheets of its file that have rows. */
  sheets: readonly Table[]
  onSheet: (sheet: Table) => void
  onClose: () => void
}

/** Shows how a file is understood, asks what cannot be known, and adds the rows that fit. */
export function ImportRows({ of, table, sheets, onSheet, onClose }: ImportRowsProps) {
  const t = useT()
  const [columns, setColumns] = useState(() => guessColumns(of, table))
  const [mends, setMends] = useState<Mends>({})
  const [chosenOrder, setOrder] = useState<DayOrder>()
  const [mayCollect, setMayCollect] = useState<boolean>()
  const [adding, setAdding] = useState<number>()
  // A retry uses the same id, so that nothing is added twice.
  const [id] = useState(newId)
  const dates = useMemo(() => orderOf(of, table, columns), [of, table, columns])
  const order = chosenOrder ?? dates.order
  const { country, day } = usePlaceAndDay()
  const reading = useMemo(
    () => ({ columns, order, mends, mayCollect, at: { country, region: null, day } }),
    [columns, order, mends, mayCollect, country, day],
  )
  const suggest = useCallback((suggested: Mends) => setMends((all) => ({ ...suggested, ...all })), [])
  const { checked, last, asked, done } = useImportCheck(of, table, reading, suggest)
  const count = table.rows.length
  const asksCollect = asksWhoCollects(of, columns)
  const isUndecided =
    (dates.isUnclear && chosenOrder === undefined) || (asksCollect && mayCollect === undefined)
  const misfits = last?.misfits ?? []
  const open = new Set(misfits.flatMap((one) => [keyOfRow(one.row, one.path), keyOfValue(one)]))
  // What has been answered stays, so that the answer can be changed.
  const shown = withoutNear(
    asked.filter(({ key }) => mends[key] !== undefined || open.has(key)),
    mends,
  )
  const good = checked?.good ?? []
  const outside = new Set(misfits.map(({ row }) => row)).size

  function mend(key: string, text: string | undefined) {
    setMends(({ [key]: _, ...others }) => (text === undefined ? others : { ...others, [key]: text }))
  }

  async function add() {
    setAdding(0)
    try {
      const added = await addRows(of, { id, fileName: table.fileName }, good, (rows) => {
        setAdding(rows)
        return true
      })
      showToast(t('register.importDone', { count: added }))
      onClose()
    } catch (error) {
      showToast(errorWords(error), { isError: true })
      setAdding(undefined)
    }
  }

  return (
    <Stack>
      <ImportSheet sheets={sheets} table={table} disabled={adding !== undefined} onChoose={onSheet} />
      <ImportProgress
        count={count}
        good={checked?.good.length}
        done={adding ?? done}
        isAdding={adding !== undefined}
        twice={linesOf(table, last?.twice)}
        known={linesOf(table, last?.known)}
      />
      <ImportDecisions
        of={of}
        decisions={shown.filter(({ isShared }) => isShared)}
        mends={mends}
        open={open}
        onMend={mend}
        unclear={dates.isUnclear ? dates.example : undefined}
        order={chosenOrder}
        onOrder={setOrder}
        asksCollect={asksCollect}
        mayCollect={mayCollect}
        onCollect={setMayCollect}
      />
      <ImportMends
        of={of}
        table={table}
        columns={columns}
        decisions={shown.filter(({ isShared }) => !isShared)}
        mends={mends}
        open={open}
        onMend={mend}
      />
      <ImportColumns of={of} table={table} columns={columns} onChange={setColumns} />
      <Section title={t('register.importPreview', { count })} flush>
        {table.rows.slice(0, 5).map((cells, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file do not move
            key={place}
            title={t('register.importRow', { row: table.lines[place] ?? place })}
            detail={Object.entries(columns)
              .filter(([, column]) => cells[column]?.trim())
              .map(([path, column]) => labelled(titleOf(of, path), cells[column]))
              .join(' · ')}
          />
        ))}
      </Section>
      <ActionBar says={checked && outside > 0 && t('register.importOutside', { count: outside })}>
        <Button variant="default" disabled={adding !== undefined} onClick={onClose}>
          {t('register.cancel')}
        </Button>
        <Button
          loading={adding !== undefined}
          disabled={good.length === 0 || isUndecided}
          onClick={() => void add()}
        >
          {t('register.importAdd', { count: good.length })}
        </Button>
      </ActionBar>
    </Stack>
  )
}

const linesOf = ({ lines }: Table, rows: readonly number[] = []) => rows.map((row) => lines[row] ?? row)
