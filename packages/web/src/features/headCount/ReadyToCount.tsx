import { type CountReason, countReasons } from '@daybook/contract/headCount/headCount.rules.ts'
import { Box, Button, Stack } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { session } from '../../platform/session/current.ts'
import { endCount, instant, startCount } from './headCount.data.ts'
import type { Here } from './headCount.effects.ts'

interface ReadyToCountProps {
  /** Undefined for the whole centre. */
  room: { code: string; name: string } | undefined
  here: readonly Here[]
  /** Why the reader has come to count. */
  reason: CountReason | undefined
}

/** One tap on the reason starts the count. */
export function ReadyToCount({ room, here, reason }: ReadyToCountProps) {
  const t = useT()
  if (!session.can('attendance.record')) return <EmptyState icon={<IconUsersGroup />} title={hereWords()} />
  if (here.length === 0 && !room) return <NobodyLeft />
  if (here.length === 0)
    return (
      <EmptyState icon={<IconUsersGroup />} title={t('headCount.nobody')} hint={t('headCount.nobodyHint')} />
    )

  function hereWords() {
    return t('headCount.here', { count: here.length })
  }

  function start(why: CountReason) {
    const childIds = here.map(({ id }) => id)
    send(startCount, { id: newId(), reason: why, roomCode: room?.code ?? null, childIds, at: instant() })
  }

  return (
    <Section title={t('headCount.start')}>
      <Stack gap="sm">
        <Box component="p" fz="lg" fw={650}>
          {hereWords()}
        </Box>
        <p className="dim">{t('headCount.startHint')}</p>
        <Box
          display="grid"
          style={{ gap: '0.75rem', gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))' }}
        >
          {countReasons.map((why) => (
            <Button
              key={why}
              size="lg"
              px="xs"
              variant={why === reason ? 'filled' : 'default'}
              onClick={() => start(why)}
            >
              {t(`headCount.reason.${why}`)}
            </Button>
          ))}
        </Box>
      </Stack>
    </Section>
  )
}

/** The last person looks in every room, and records that nobody is left. */
function NobodyLeft() {
  const t = useT()
  function record() {
    const id = newId()
    const at = instant()
    send(startCount, { id, reason: 'closing', roomCode: null, childIds: [], at })
    send(endCount, { id, at })
    showToast(t('headCount.nobodyLeftDone'))
  }
  return (
    <EmptyState
      icon={<IconUsersGroup />}
      title={t('headCount.closed')}
      hint={t('headCount.closedHint')}
      action={<Button onClick={record}>{t('headCount.nobodyLeft')}</Button>}
    />
  )
}
