import { fullName, nameMatches } from '@daybook/contract/child/child.rules.ts'
import { Box, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Portrait } from '../../kit/Face.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { boardQuery } from '../attendance/index.ts'
import { rememberSearch, searchHistory } from './search.history.ts'

/** Finds a child of any room by name and opens the child's page. It searches the board that is on the device, so it works
 *  without a network too. */
export function FindChildSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const earlier = useId()
  const read = useQuery({ ...boardQuery(), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={t('child.search')} tall>
      <TextInput
        pos="sticky"
        top={0}
        pb="xs"
        bg="var(--surface)"
        style={{ zIndex: 1 }}
        type="search"
        aria-label={t('child.search')}
        placeholder={t('childPage.findHint')}
        leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus
        list={earlier}
      />
      <datalist id={earlier}>
        {searchHistory().map((words) => (
          <option key={words} value={words} />
        ))}
      </datalist>
      <LoadedPart read={read} lines={6}>
        {({ children }) => {
          const found = children.filter((child) => nameMatches(child, typed))
          if (found.length === 0)
            return (
              <Box component="p" py="md" c="dimmed">
                {t('childPage.findNobody')}
              </Box>
            )
          return (
            <ul className="list" style={{ marginInline: '-1.25rem' }} aria-label={t('childPage.found')}>
              {found.map((child) => (
                <li key={child.id}>
                  <Row
                    as={Link}
                    to={to.childPage({ id: child.id })}
                    onClick={() => {
                      rememberSearch(typed)
                      onClose()
                    }}
                    start={<Portrait size="2.75rem" {...child} />}
                    title={fullName(child)}
                    detail={child.roomName}
                  />
                </li>
              ))}
            </ul>
          )
        }}
      </LoadedPart>
    </Sheet>
  )
}
