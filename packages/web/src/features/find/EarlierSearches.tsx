import { Box, Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { forgetSearches, searchHistory } from './search.history.ts'

/** What was searched for last on this device, to search for it again, and how to come here by keyboard. */
export function EarlierSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useT()
  const [earlier, setEarlier] = useState(searchHistory)
  return (
    <>
      {earlier.length > 0 && (
        <section aria-label={t('find.earlier')}>
          <Group justify="space-between" gap="xs">
            <Box component="h3" fz="sm" c="dimmed">
              {t('find.earlier')}
            </Box>
            <Button
              variant="subtle"
              size="sm"
              onClick={() => {
                forgetSearches()
                setEarlier([])
              }}
            >
              {t('find.forget')}
            </Button>
          </Group>
          <Group gap="xs" py="xs">
            {earlier.map((words) => (
              <Button key={words} variant="default" radius="xl" onClick={() => onChoose(words)}>
                {words}
              </Button>
            ))}
          </Group>
        </section>
      )}
      {hasKeyboard() && (
        <Box component="p" py="sm" c="dimmed" fz="sm">
          {t('find.keys', { keys: isMac() ? '⌘K' : 'Ctrl+K' })}
        </Box>
      )}
    </>
  )
}

const hasKeyboard = () => matchMedia('(hover: hover) and (pointer: fine)').matches
const isMac = () => /Mac/.test(navigator.userAgent)
