import { IconBulb } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useSession } from '../../platform/session/current.ts'
import { NewMark } from './NewMark.tsx'
import { tipIdsQuery } from './reminder.data.ts'

// Lazy, because nobody needs it at first.
const TipsSheet = lazy(async () => ({
  default: (await loadChunk(() => import('./TipsSheet.tsx'))).TipsSheet,
}))

/** How many children have reminders today, and how many of those the person has not opened yet. */
export function GoodToKnow() {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const { tipUserIds } = useSession()
  const read = useQuery(tipIdsQuery())
  return (
    <LoadedPart read={read} lines={1}>
      {(ids) => {
        const isNew = ids.some((id) => !tipUserIds.includes(id))
        return (
          <>
            <Row
              as="button"
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
              start={<IconBulb size="1.5rem" aria-hidden="true" />}
              title={t('reminder.title')}
              detail={ids.length === 0 ? t('reminder.nothing') : t('reminder.about', { count: ids.length })}
              end={isNew && <NewMark>{t('reminder.isNew')}</NewMark>}
            />
            <Suspense>
              <TipsSheet open={isOpen} onClose={() => setIsOpen(false)} ids={ids} />
            </Suspense>
          </>
        )
      }}
    </LoadedPart>
  )
}
