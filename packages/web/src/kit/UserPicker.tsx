import { Button, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Portrait } from './Face.tsx'
import { useKit } from './kit.context.ts'
import { ListScreen, type PagedRead } from './ListScreen.tsx'
import { Sheet } from './Sheet.tsx'
import { TickRow } from './TickRow.tsx'
import { showToast } from './toast.ts'
import styles from './UserPicker.module.css'

export interface PickedUser {
  id: string
  realName: string
  deptName: string
  avatar: string
}

interface UserPickerProps {
  open: boolean
  onClose: () => void
  title: string
  /** The people found, ten at a time (search/user). */
  read: PagedRead<PickedUser>
  /** The search text; debounce it with useDebounced before sending it. */
  search: string
  onSearch: (text: string) => void
  multiple?: boolean
  onConfirm: (users: PickedUser[]) => void
}

/** Chooses one or several people in a sheet of 90 %, with select-all (specification, section 2). */
export function UserPicker({ open, onClose, title, read, search, onSearch, ...rest }: UserPickerProps) {
  const { multiple = false, onConfirm } = rest
  const { words } = useKit()
  const [chosen, setChosen] = useState<readonly PickedUser[]>([])
  const found = read.data?.pages.flatMap((page) => page.records) ?? []
  const isChosen = ({ id }: PickedUser) => chosen.some((user) => user.id === id)
  const hasAll = found.length > 0 && found.every(isChosen)

  function toggle(user: PickedUser) {
    if (!multiple) setChosen([user])
    else setChosen(isChosen(user) ? chosen.filter(({ id }) => id !== user.id) : [...chosen, user])
  }

  function confirm() {
    if (chosen.length === 0) return showToast(words('selectAtLeastOne'))
    onConfirm([...chosen])
    setChosen([])
  }

  const actions = (
    <>
      <Button variant="default" onClick={() => setChosen([])}>
        {words('clear')}
      </Button>
      <Button onClick={confirm}>
        {chosen.length > 1 ? `${words('confirm')} (${chosen.length})` : words('confirm')}
      </Button>
    </>
  )
  return (
    <Sheet open={open} onClose={onClose} title={title} actions={actions} tall>
      <div className={styles.head}>
        <TextInput
          type="search"
          aria-label={words('search')}
          placeholder={words('search')}
          leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
        {multiple && found.length > 0 && (
          <TickRow
            title={words('selectAll')}
            isTicked={hasAll}
            onChange={() => setChosen(hasAll ? [] : [...chosen, ...found.filter((user) => !isChosen(user))])}
          />
        )}
      </div>
      <ListScreen read={read} empty={{ title: words('nobodyFound') }} pullable={false}>
        {(user) => (
          <li key={user.id}>
            <label className={styles.user}>
              <input
                type={multiple ? 'checkbox' : 'radio'}
                name="picked-user"
                className={styles.input}
                checked={isChosen(user)}
                onChange={() => toggle(user)}
              />
              <span className={styles.portrait}>
                <Portrait firstName={user.realName} picture={user.avatar} />
              </span>
              <span className={styles.text}>
                {user.realName}
                <small>{user.deptName}</small>
              </span>
            </label>
          </li>
        )}
      </ListScreen>
    </Sheet>
  )
}
