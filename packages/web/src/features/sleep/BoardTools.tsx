import { Button, Group } from '@mantine/core'
import { IconReportAnalytics, IconSettings } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { IntervalSheet } from './IntervalSheet.tsx'
import { SoundSwitch } from './SoundSwitch.tsx'
import type { SleepDesk } from './sleep.board.ts'

/** The alarm sound, the day's check gaps and the check interval. */
export function BoardTools({ desk }: { desk: SleepDesk }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { board, isToday } = desk
  const minutes = board.checkInterval
  const date = isToday ? undefined : board.day
  return (
    <Group gap="xs">
      {isToday && <SoundSwitch />}
      <Button
        component={Link}
        display="inline-grid"
        style={{ alignItems: 'center' }}
        px="xs"
        fz="sm"
        to={to.sleepGaps({ code: board.room?.code, date })}
        variant="default"
        leftSection={<IconReportAnalytics size="1.25rem" aria-hidden="true" />}
      >
        {t('sleep.gapsShort')}
      </Button>
      {session.can('sleep.configure') ? (
        <>
          <Button
            px="xs"
            fz="sm"
            variant="default"
            leftSection={<IconSettings size="1.25rem" aria-hidden="true" />}
            aria-label={t('sleep.intervalLong', { minutes })}
            onClick={() => setOpen(true)}
          >
            {t('sleep.interval', { minutes })}
          </Button>
          <IntervalSheet open={isOpen} onClose={() => setOpen(false)} />
        </>
      ) : (
        <span>{t('sleep.intervalLong', { minutes })}</span>
      )}
    </Group>
  )
}
