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
  /** At least one. The picker closes. */
  onConfirm: (people: PickedUser[]) => void
}

/** Finds members of staff by name, to choose one or several. */
export function StaffSheet({ open, onClose, title, multiple = false, onConfirm }: StaffPicking) {
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery({
    ...pagedQuery(searchStaff, { name: useDebounced(search) }),
    enabled: open,
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
