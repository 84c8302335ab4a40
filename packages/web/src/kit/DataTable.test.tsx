import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show, signedInAs } from '../app/fake.app.ts'
import { DataTable } from './DataTable.tsx'
import { createStore, useStore } from './store.ts'
import type { Column } from './table.ts'

interface Child {
  id: string
  name: string
  room: string
}

const label = 'Children'
const rows: Child[] = ['Aroha', 'Ben', 'Cleo'].map((name, place) => ({
  id: `c${place}`,
  name,
  room: place === 2 ? 'Toddlers' : 'Babies',
}))
const columns: Column<Child>[] = [
  { name: 'name', head: 'Name', words: ({ name }) => name, sort: 'firstName' },
  { name: 'room', head: 'Room', words: ({ room }) => room },
]

const chosen = createStore<ReadonlySet<string>>(new Set())
const sort = createStore('')
const opened = createStore<string | undefined>(undefined)
const turned: number[] = []

function Table() {
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      empty={{ title: 'Nobody' }}
      lead={({ id }, words) => (
        <button type="button" onClick={() => opened.set(id)}>
          {words}
        </button>
      )}
      opened={useStore(opened)}
      sort={useStore(sort)}
      onSort={sort.set}
      onPage={(step) => turned.push(step)}
      choice={{
        ids: useStore(chosen),
        nameOf: ({ name }) => name,
        mayBe: ({ id }) => id !== 'c2',
        onChange(of, isChosen) {
          const next = new Set(chosen.get())
          for (const { id } of of)
            if (isChosen) next.add(id)
            else next.delete(id)
          chosen.set(next)
        },
      }}
    />
  )
}

const rowOf = (name: string) => page.getByRole('button', { name, exact: true })
const ids = () => [...chosen.get()]

test('a heading sorts up, then down, then as the list has it, and says so', async () => {
  signedInAs('manager')
  show(<Table />)
  const head = page.getByRole('columnheader', { name: 'Name' })
  const press = page.getByRole('button', { name: 'Name', exact: true })
  await expect.element(head).toHaveAttribute('aria-sort', 'none')
  for (const [wanted, said] of [
    ['firstName', 'ascending'],
    ['-firstName', 'descending'],
    ['', 'none'],
  ] as const) {
    await press.click()
    expect(sort.get()).toBe(wanted)
    await expect.element(head).toHaveAttribute('aria-sort', said)
  }
  await expect.element(page.getByRole('button', { name: 'Room' })).not.toBeInTheDocument()
})

test('arrows go from row to row, Enter opens, the space bar and Shift choose, and page keys turn', async () => {
  signedInAs('manager')
  show(<Table />)
  await rowOf('Aroha').click()
  expect(opened.get()).toBe('c0')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(rowOf('Ben')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(opened.get()).toBe('c1')
  await userEvent.keyboard(' ')
  expect(ids()).toEqual(['c1'])
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(ids().toSorted()).toEqual(['c0', 'c1'])
  // A row that cannot be chosen is passed by.
  await userEvent.keyboard('{End} ')
  await expect.element(rowOf('Cleo')).toHaveFocus()
  expect(ids()).toHaveLength(2)
  await userEvent.keyboard('{PageDown}{PageUp}')
  expect(turned).toEqual([1, -1])
})

test('the Tab key enters the rows once, and a click anywhere in a row opens it', async () => {
  signedInAs('manager')
  chosen.set(new Set())
  show(<Table />)
  await page.getByText('Toddlers').click()
  expect(opened.get()).toBe('c2')
  await expect.poll(() => rowOf('Cleo').element().getAttribute('tabindex')).toBe('0')
  expect(rowOf('Aroha').element().getAttribute('tabindex')).toBe('-1')
  await page.getByRole('checkbox', { name: 'Select all' }).click()
  expect(ids()).toEqual(['c0', 'c1'])
})
