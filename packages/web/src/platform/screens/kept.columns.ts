// Which columns of a table a person wants to see, on this device.
import { useState } from 'react'
import type { Column } from '../../kit/table.ts'
import { deviceStorage, readJson, writeJson } from '../storage.ts'

const keyOf = (table: string) => `columns.${table}`

/** @returns the names of the columns that are shown, and what changes them. The first column leads on and always stays. */
export function useKeptColumns<Row>(table: string, columns: readonly Column<Row>[]) {
  const [kept, setKept] = useState(() => readJson<readonly string[]>(deviceStorage(), keyOf(table)))
  const isShown = ({ name, isFurther }: Column<Row>) => (kept ? kept.includes(name) : isFurther !== true)
  const shown = columns.filter((column, place) => place === 0 || isShown(column))
  function keep(names: readonly string[] | undefined) {
    writeJson(deviceStorage(), keyOf(table), names)
    setKept(names)
  }
  return { shown, keep }
}
