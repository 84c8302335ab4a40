import { Box, Button, Stack } from '@mantine/core'
import { IconCloudCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { useStore } from '../../kit/store.ts'
import { askToKeep } from '../../platform/device/kept.ts'
import { findHost } from '../../platform/host/host.ts'
import { useT } from '../../platform/i18n/language.ts'
import { attention } from '../../platform/outbox/attention.ts'
import { discard, removeRefused, waiting, wake } from '../../platform/outbox/current.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import { useSession } from '../../platform/session/current.ts'
import { DiscardSheet } from './DiscardSheet.tsx'
import { EntryItem } from './EntryItem.tsx'
import { entryWords, useMadeAt } from './outbox.words.ts'
import { RefusedEntry } from './RefusedEntry.tsx'

/** The line below the last entry is hidden by the card's own. */
const lastLine = { marginBlockEnd: '-1px' }

interface Discarding {
  what: string
  run: () => void
}

/** The signed-in user's waiting and refused entries. */
export function OutboxScreen() {
  const t = useT()
  const userId = useSession().userInfo?.user_id
  const own = useStore(waiting).filter((entry) => entry.userId === userId)
  const refused = useStore(attention).filter((one) => one.userId === userId)
  const [discarding, setDiscarding] = useState<Discarding>()
  return (
    <Stack p="md">
      {own.length + refused.length === 0 && (
        <EmptyState icon={<IconCloudCheck />} title={t('outbox.empty')} hint={t('outbox.emptyHint')} />
      )}
      {refused.length > 0 && (
        <Section title={t('outbox.attentionTitle')} flush>
          <Box component="p" c="dimmed" p="0.75rem 1rem 0">
            {t('outbox.attentionHint')}
          </Box>
          <ul className="list" style={lastLine}>
            {refused.map((one) => (
              <RefusedEntry
                key={one.key}
                one={one}
                onDiscard={() =>
                  setDiscarding({ what: entryWords(t, one), run: () => void removeRefused(one.key) })
                }
              />
            ))}
          </ul>
        </Section>
      )}
      {own.length > 0 && (
        <Section
          title={t('outbox.waitingTitle')}
          aside={
            <Button variant="subtle" onClick={wake}>
              {t('outbox.sendNow')}
            </Button>
          }
          flush
        >
          <MayBeDeleted />
          <ul className="list" style={lastLine}>
            {own.map((entry) => (
              <Waiting key={entry.key} entry={entry} onDiscard={setDiscarding} />
            ))}
          </ul>
        </Section>
      )}
      <DiscardSheet
        what={discarding?.what}
        onClose={() => setDiscarding(undefined)}
        onDiscard={() => {
          discarding?.run()
          setDiscarding(undefined)
        }}
      />
    </Stack>
  )
}

/** Nothing until the browser has said. A native shell keeps what its app stores. */
function MayBeDeleted() {
  const t = useT()
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    if (!findHost(window)) void askToKeep().then(setIsKept)
  }, [])
  if (isKept) return null
  return (
    <Box component="p" c="dimmed" p="0.75rem 1rem 0">
      {t('outbox.mayBeDeleted')}
    </Box>
  )
}

function Waiting({ entry, onDiscard }: { entry: Entry; onDiscard: (one: Discarding) => void }) {
  const t = useT()
  const madeAt = useMadeAt()
  const what = entryWords(t, entry)
  const tried = entry.tries > 0 ? ` · ${t('outbox.tried', { count: entry.tries })}` : ''
  return (
    <EntryItem
      what={what}
      when={
        <>
          {madeAt(entry.createdAt)}
          {tried}
        </>
      }
      actions={
        <Button variant="default" onClick={() => onDiscard({ what, run: () => void discard(entry.key) })}>
          {t('outbox.discard')}
        </Button>
      }
    />
  )
}
