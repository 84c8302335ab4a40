import { staff } from '@daybook/contract/staff/staff.contract.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDebounced } from '../../kit/timing.ts'
import { type PickedUser, UserPicker } from '../../kit/UserPicker.tsx'
import { client } from '../api/client.ts'
import { pagedQuery } from '../query/query.ts'

const { searchStaff } = client(staff)

export interface StaffPicking {
  open: boolean
  onClose: () => void
  title: string
  multiple?: boolean
  /** The id of somebody who is not offered. */
  except?: string | undefined
  /** At least one. The picker closes. */
  onConfirm: (people: PickedUser[]) => void
}

/** Finds members of staff by name, to choose one or several. */
export function StaffSheet({ open, onClose, title, multiple = false, except, onConfirm }: StaffPicking) {
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery({
    ...pagedQuery(searchStaff, { name: useDebounced(search) }),
    enabled: open,
    select: ({ pages, ...found }) => ({
      ...found,
      pages: pages.map((page) => ({ ...page, records: page.records.filter(({ id }) => id !== except) })),
    }),
  })
  return (
    <UserPicker
      open={open}
      onClose={onClose}
      title={title}
      read={found}
      search={search}
      onSearch={setSearch}
      multiple={multiple}
      onConfirm={(people) => {
        onConfirm(people)
        onClose()
      }}
    />
  )
}
