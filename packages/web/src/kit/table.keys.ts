// The keyboard in a table: from row to row, page to page, and choosing rows.
import { type KeyboardEvent, type RefObject, useLayoutEffect } from 'react'
import type { Choice } from './table.ts'

interface Keyed<Row extends { id: string }> {
  rows: readonly Row[]
  choice?: Choice<Row> | undefined
  onPage?: ((step: 1 | -1) => void) | undefined
  setActive: (id: string) => void
}

const leadOf = (row: Element | null | undefined) =>
  row?.querySelector<HTMLElement>('[data-lead] :is(a, button)')

export function useTableKeys<Row extends { id: string }>(
  body: RefObject<HTMLTableSectionElement | null>,
  { rows, choice, onPage, setActive }: Keyed<Row>,
) {
  // One stop for the Tab key: the rows' links are reached by arrows.
  useLayoutEffect(() => {
    for (const row of body.current?.rows ?? []) {
      const lead = leadOf(row)
      if (lead) lead.tabIndex = row.hasAttribute('data-entry') ? 0 : -1
    }
  })

  function goTo(place: number): Row | undefined {
    const row = rows[Math.min(Math.max(place, 0), rows.length - 1)]
    if (!row) return
    setActive(row.id)
    const element = body.current?.querySelector(`[data-row-id="${row.id}"]`)
    leadOf(element)?.focus()
    element?.scrollIntoView({ block: 'nearest' })
    return row
  }

  const choose = (wanted: readonly (Row | undefined)[], isChosen: boolean) => {
    const may = wanted.filter((row) => row !== undefined).filter((row) => choice?.mayBe?.(row) ?? true)
    if (may.length > 0) choice?.onChange(may, isChosen)
  }

  return (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const { key, shiftKey, target } = event
    const id = target instanceof Element && target.closest('tr')?.dataset.rowId
    const place = rows.findIndex((row) => row.id === id)
    if (place < 0 || event.altKey || event.ctrlKey || event.metaKey) return
    const row = rows[place]
    const to = placeAfter(key, place, rows.length - 1)
    const turn = key === 'PageDown' ? 1 : key === 'PageUp' ? -1 : undefined
    // A checkbox answers the space bar itself.
    const isToChoose = key === ' ' && choice !== undefined && !(target instanceof HTMLInputElement)
    if (to === undefined && turn === undefined && !isToChoose) return
    event.preventDefault()
    if (turn) onPage?.(turn)
    if (isToChoose) choose([row], !choice.ids.has(row?.id ?? ''))
    if (to !== undefined) {
      const reached = goTo(to)
      if (shiftKey) choose([row, reached], true)
    }
  }
}

function placeAfter(key: string, place: number, last: number): number | undefined {
  if (key === 'ArrowDown') return place + 1
  if (key === 'ArrowUp') return place - 1
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
