import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { EntrySheet } from './EntrySheet.tsx'
import { LazyLedger } from './LazyLedger.tsx'
import { personQuery } from './leaveBalance.data.ts'

/** On the page of a person, for whoever keeps the balances. */
export function StaffBalance({ id, name }: { id: string; name: string }) {
  const t = useT()
  const mayKeep = useSession().userProfile?.rights.includes('leave.keepBalance') ?? false
  const { data } = useQuery({ ...personQuery(id), enabled: mayKeep })
  const [isOpen, setIsOpen] = useState(false)
  if (!data) return null
  return (
    <>
      <LazyLedger
        ledger={data}
        actions={
          <Button
            variant="default"
            leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
          >
            {t('leaveBalance.add')}
          </Button>
        }
      />
      <EntrySheet
        key={isOpen ? 'open' : 'closed'}
        open={isOpen}
        staffId={id}
        name={name}
        onClose={() => setIsOpen(false)}
      />
    </>
  )
}
