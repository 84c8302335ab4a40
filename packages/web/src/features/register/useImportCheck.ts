import type { RegisterName } from '@daybook/contract/kernel/kinds.generated.ts'
import { useEffect, useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import type { Mends, Reading } from './import.cells.ts'
import { type Checked, checkTable, isStopped } from './import.check.ts'
import type { Table } from './import.columns.ts'
import { type Decision, decisionsOf, suggestionsFor } from './import.decisions.ts'

/** Milliseconds after the last change. */
const pause = 150

interface Outcome {
  /** What was read: an outcome of another reading is out of date. */
  reading: Reading
  checked: Checked
}

/** Checks the file whenever its reading changes, and keeps what was asked about it so that an answer can be changed.
 *  @param onSuggest gets the nearest options of what is misspelt */
export function useImportCheck(
  of: RegisterName,
  table: Table,
  reading: Reading,
  onSuggest: (mends: Mends) => void,
) {
  const [outcome, setOutcome] = useState<Outcome>()
  const [asked, setAsked] = useState<readonly Decision[]>([])
  const [done, setDone] = useState(0)
  const { columns, order } = reading

  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns ask other questions
  useEffect(() => setAsked([]), [columns, order])

  useEffect(() => {
    let isCurrent = true
    const check = async () => {
      const checked = await checkTable(of, table, reading, (rows) => {
        if (isCurrent) setDone(rows)
        return isCurrent
      })
      const decisions = await decisionsOf(of, checked.misfits)
      if (!isCurrent) return
      setAsked((before) => [
        ...before,
        ...decisions.filter(({ key }) => !before.some((one) => one.key === key)),
      ])
      setOutcome({ reading, checked })
      const suggested = suggestionsFor(decisions, reading.mends)
      if (Object.keys(suggested).length > 0) onSuggest(suggested)
    }
    const timer = setTimeout(() => {
      check().catch((error: unknown) => {
        if (isCurrent && !isStopped(error)) showToast(errorWords(error), { isError: true })
      })
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [of, table, reading, onSuggest])

  return {
    checked: outcome?.reading === reading ? outcome.checked : undefined,
    /** The last outcome, also while a further check runs. */
    last: outcome?.checked,
    asked,
    done,
  }
}
