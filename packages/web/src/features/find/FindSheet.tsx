import { Box, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { EarlierSearches } from './EarlierSearches.tsx'
import { FoundList } from './FoundList.tsx'
import type { Option } from './find.groups.ts'
import { rememberSearch } from './search.history.ts'
import { useFound } from './useFound.ts'

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** Finds children, rooms, actions, pages and records. The arrows move through the results while the cursor stays in the
 *  field (a combobox with a list box), Enter opens, Escape closes. */
export function FindSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  const listId = useId()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const { groups, options, records } = useFound(text, open)
  const typed = text.trim()
  // Results may have become fewer.
  const place = Math.min(chosen, Math.max(0, options.length - 1))
  const active = options[place]
  const idOf = ({ key }: Option) => `${listId} ${key}`.replaceAll(' ', '-')

  function type(next: string) {
    setText(next)
    setChosen(0)
  }

  function opened() {
    rememberSearch(text)
    onClose()
    type('')
  }

  function move(event: KeyboardEvent) {
    // Chinese is composed from keys, which then choose among characters.
    if (event.nativeEvent.isComposing || options.length === 0) return
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = (place + step + options.length) % options.length
      setChosen(next)
      const option = options[next]
      if (option) document.getElementById(idOf(option))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      opened()
      void go(active.place)
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title={t('find.title')} tall>
      <TextInput
        pos="sticky"
        top={0}
        pb="xs"
        bg="var(--surface)"
        style={{ zIndex: 1 }}
        role="combobox"
        aria-label={t('find.what')}
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && idOf(active)}
        placeholder={t('find.hint')}
        leftSection={<IconSearch size="1.25rem" aria-hidden="true" />}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="go"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={move}
        data-autofocus
      />
      <p role="status" className="visually-hidden">
        {typed !== '' && records !== 'pending' && t('find.found', { count: options.length })}
      </p>
      {typed === '' && <EarlierSearches onChoose={type} />}
      <FoundList
        id={listId}
        label={t('find.results')}
        groups={groups}
        active={active}
        idOf={idOf}
        onOpen={opened}
      />
      {typed !== '' && records === 'ready' && options.length === 0 && (
        <EmptyState title={t('find.nothing', { text: typed })} hint={t('find.nothingHint')} />
      )}
      {records !== 'none' && records !== 'ready' && (
        <Box component="p" py="sm" c="dimmed">
          {t(`find.${notes[records]}`)}
        </Box>
      )}
    </Sheet>
  )
}

const notes = { pending: 'searching', offline: 'offline', failed: 'failed' } as const
