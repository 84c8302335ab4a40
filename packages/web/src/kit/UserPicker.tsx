import { Box, Button, Stack, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { Portrait } from './Face.tsx'
import { useKit } from './kit.context.ts'
import { ListScreen, type PagedRead } from './ListScreen.tsx'
import { Sheet } from './Sheet.tsx'
import { TickRow } from './TickRow.tsx'
import { showToast } from './toast.ts'

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

const person = { gap: '0.75rem', cursor: 'pointer' }

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
      <Stack gap="xs">
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
      </Stack>
      <ListScreen read={read} empty={{ title: words('nobodyFound') }} pullable={false}>
        {(user) => (
          <li key={user.id}>
            <Box component="label" className="line" mih="3.5rem" style={person}>
              <Box
                component="input"
                type={multiple ? 'checkbox' : 'radio'}
                name="picked-user"
                flex="none"
                w="1.375rem"
                h="1.375rem"
                m={0}
                style={{ accentColor: 'var(--blue)' }}
                checked={isChosen(user)}
                onChange={() => toggle(user)}
              />
              <Portrait size="2.75rem" firstName={user.realName} picture={user.avatar} />
              <Box component="span" className="list">
                {user.realName}
                <small className="dim">{user.deptName}</small>
              </Box>
            </Box>
          </li>
        )}
      </ListScreen>
    </Sheet>
  )
}
