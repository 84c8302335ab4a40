import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button, Stack } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { ChildPageLink } from '../child/index.ts'
import { AmendForm } from './AmendForm.tsx'
import { CompleteEntry } from './CompleteEntry.tsx'
import type { ShownEntry } from './care.view.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryTimes } from './EntryTimes.tsx'
import { VoidForm } from './VoidForm.tsx'

// Lazy, because few entries have been changed.
const EntryHistory = lazy(async () => ({
  default: (await loadChunk(() => import('./EntryHistory.tsx'))).EntryHistory,
}))

interface EntrySheetProps {
  shown: ShownEntry | undefined
  open: boolean
  /** Whether to link to the child's page. Left out on that page itself. */
  leadsToChild?: boolean
  onClose: () => void
}

/** One entry: its details, author and history, and the actions the reader is allowed. */
export function EntrySheet({ shown, ...rest }: EntrySheetProps) {
  if (!shown) return null
  return <OpenEntry key={shown.entry.id} shown={shown} {...rest} />
}

function OpenEntry({ shown, open, leadsToChild, onClose }: EntrySheetProps & { shown: ShownEntry }) {
  const t = useT()
  const now = useNow(1000)
  const timeZone = useTimeZone()
  const [mode, setMode] = useState<'look' | 'amend' | 'void'>('look')
  const { entry, child } = shown
  const mayUndo = entry.can.includes('undo') && !needsReason(entry.recordedAt, new Date(now))
  const close = () => {
    setMode('look')
    onClose()
  }
  const title = fullName(child)
  if (mode === 'amend')
    return (
      <AmendForm
        shown={shown}
        title={title}
        open={open}
        needsReason={!mayUndo}
        onLook={() => setMode('look')}
        onClose={close}
      />
    )
  if (mode === 'void')
    return <VoidForm shown={shown} title={title} open={open} needsReason={!mayUndo} onClose={close} />
  return (
    <Sheet
      open={open}
      onClose={close}
      title={title}
      actions={
        entry.can.length > 0 && (
          <>
            <Button variant="default" onClick={() => setMode('void')}>
              {t('care.void')}
            </Button>
            <Button onClick={() => setMode('amend')}>{t('care.amend')}</Button>
          </>
        )
      }
    >
      <Stack gap="1.25rem">
        <EntryFacts shown={shown} />
        <EntryTimes entry={entry} />
        <CompleteEntry shown={shown} onOther={() => setMode('amend')} />
        {entry.amendments > 0 && (
          <Suspense>
            <EntryHistory shown={shown} />
          </Suspense>
        )}
        {entry.can.length === 0 && !entry.voided && (
          <p className="dim">{t('care.onlyAuthor', { name: entry.recordedBy.name })}</p>
        )}
        {leadsToChild && (
          <ChildPageLink
            child={{ id: entry.childId, firstName: child.firstName }}
            date={dayAt(new Date(entry.occurredAt), timeZone)}
          />
        )}
      </Stack>
    </Sheet>
  )
}
