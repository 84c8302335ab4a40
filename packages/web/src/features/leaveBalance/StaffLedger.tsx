import { Button, Group } from '@mantine/core'
import { IconCalendarWeek, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { EntrySheet } from './EntrySheet.tsx'
import { LedgerSection } from './LedgerSection.tsx'
import type { Ledger } from './leaveBalance.data.ts'
import { WeekSheet } from './WeekSheet.tsx'

interface StaffLedgerProps {
  id: string
  name: string
  ledger: Ledger
}

/** The leave of a person, with what a manager enters. */
export function StaffLedger({ id, name, ledger }: StaffLedgerProps) {
  const t = useT()
  const [open, setOpen] = useState<'entry' | 'week'>()
  const sheet = { staffId: id, name, onClose: () => setOpen(undefined) }
  return (
    <>
      <LedgerSection
        ledger={ledger}
        actions={
          ledger.isEnteredByOthers ? (
            <p className="dim">{t('leaveBalance.forOthers')}</p>
          ) : (
            <Group gap="sm">
              <Button
                variant="default"
                leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
                onClick={() => setOpen('entry')}
              >
                {t('leaveBalance.add')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconCalendarWeek size="1.25rem" aria-hidden="true" />}
                onClick={() => setOpen('week')}
              >
                {t('leaveBalance.week')}
              </Button>
            </Group>
          )
        }
      />
      <EntrySheet key={`entry ${open}`} open={open === 'entry'} {...sheet} />
      <WeekSheet key={`week ${open}`} open={open === 'week'} {...sheet} />
    </>
  )
}
