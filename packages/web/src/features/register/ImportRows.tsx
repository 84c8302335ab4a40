import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { newId } from '../../platform/outbox/current.ts'
import { ImportColumns } from './ImportColumns.tsx'
import {
  api,
  type Columns,
  checkRows,
  guessColumns,
  patient,
  titleOf,
  type WrongRow,
  wrongRows,
} from './import.data.ts'
import type { Table } from './import.file.ts'

interface ImportRowsProps {
  of: RegisterName
  table: Table
  onClose: () => void
}

type Checked = Awaited<ReturnType<typeof checkRows>>

const mostShown = 50

/** Assigns the columns of a file, checks its rows, and adds them when all are valid. */
export function ImportRows({ of, table, onClose }: ImportRowsProps) {
  const t = useT()
  const [columns, setColumns] = useState(() => guessColumns(of, table))
  const [checked, setChecked] = useState<Checked>()
  const [isSending, setIsSending] = useState(false)
  // A retry uses the same id, so that nothing is added twice.
  const [id] = useState(newId)
  const count = table.rows.length

  async function sending(work: () => Promise<void>) {
    setIsSending(true)
    try {
      await work()
    } catch (error) {
      showToast(errorWords(error), { isError: true })
    } finally {
      setIsSending(false)
    }
  }

  const check = () =>
    sending(async () => {
      setChecked(await checkRows(of, table, columns))
      // Problems are shown at the top of the page.
      scrollTo({ top: 0 })
    })

  const add = ({ rows }: Checked) =>
    sending(async () => {
      const answer = await api.importRows({ id, of, fileName: table.fileName, rows }, patient)
      if (answer.problems.length > 0) {
        // The register has changed since the check.
        const wrong = wrongRows(of, answer.problems, [])
        return setChecked({ rows, wrong })
      }
      receiveAnswer(api.importRows.id, answer)
      showToast(t('register.importDone', { count: answer.added }))
      onClose()
    })

  function change(changed: Columns) {
    setColumns(changed)
    setChecked(undefined)
  }

  const isRight = checked?.wrong.length === 0
  return (
    <Stack>
      {checked && !isRight && <Wrong wrong={checked.wrong} />}
      <ImportColumns of={of} table={table} columns={columns} onChange={change} />
      {isRight && <p role="status">{t('register.importRight', { count })}</p>}
      <Section title={t('register.importPreview', { count })} flush>
        {table.rows.slice(0, 5).map((cells, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file do not move
            key={place}
            title={t('register.importRow', { row: place + 2 })}
            detail={Object.entries(columns)
              .filter(([, column]) => cells[column]?.trim())
              .map(([path, column]) => `${titleOf(of, path)}: ${cells[column]}`)
              .join(' · ')}
          />
        ))}
      </Section>
      <ActionBar>
        <Button variant="default" onClick={onClose}>
          {t('register.cancel')}
        </Button>
        {isRight ? (
          <Button loading={isSending} onClick={() => void add(checked)}>
            {t('register.importAdd', { count })}
          </Button>
        ) : (
          <Button loading={isSending} onClick={() => void check()}>
            {t('register.importCheck', { count })}
          </Button>
        )}
      </ActionBar>
    </Stack>
  )
}

/** Row numbers as in a spreadsheet, where the titles are row 1. */
function Wrong({ wrong }: { wrong: readonly WrongRow[] }) {
  const t = useT()
  return (
    <div role="alert">
      <Section title={t('register.importWrong', { count: wrong.length })} flush>
        {wrong.slice(0, mostShown).map(({ row, reasons }) => (
          <Row key={row} title={t('register.importRow', { row: row + 2 })} detail={reasons.join(' · ')} />
        ))}
        {wrong.length > mostShown && (
          <Row title={t('register.importMore', { count: wrong.length - mostShown })} />
        )}
      </Section>
    </div>
  )
}
