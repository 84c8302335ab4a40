import {
  type ChecklistKindName,
  checklistFile,
  checklistKindNames,
} from '@daybook/contract/app/checklist.kinds.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { NativeSelect } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconChecklist,
  IconCircleCheckFilled,
  IconProgress,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Columns } from '../../kit/Columns.tsx'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { Row } from '../../kit/Row.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { type Place, to } from '../../platform/screens/places.ts'
import { useDayWords, useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'
import styles from './Check.module.css'
import { type CheckInList, type ChecksFilter, checksQuery } from './checklist.data.ts'

interface ChecksListProps {
  tabs: ReactNode
  filter: ChecksFilter
  /** The screen's address with this filter. */
  place: (filter: ChecksFilter) => Place
}

/** The title of a kind is in the pack of its feature. */
const titleOf = (kind: string) => checklistFile(kind as ChecklistKindName).title as BareKey

/** The checks of a period, finished or not. */
export function ChecksList({ tabs, filter, place }: ChecksListProps) {
  const t = useT()
  const dayWords = useDayWords()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const read = useInfiniteQuery(checksQuery(filter))
  const change = (changed: ChecksFilter) => void go(place({ ...filter, ...changed }), { replace: true })
  return (
    <ListScreen
      read={read}
      head={
        <>
          {tabs}
          <Columns least="9rem">
            <PeriodFields
              value={periodOf(filter, today)}
              max={today}
              say={(day) => dayWords(day, 'short')}
              onChange={(period) => change({ ...period, date: undefined })}
            />
            <NativeSelect
              label={t('checklist.kind')}
              value={filter.kind ?? ''}
              onChange={(event) => change({ kind: event.currentTarget.value || undefined })}
              data={[
                { value: '', label: t('checklist.allKinds') },
                ...checklistKindNames.map((kind) => ({ value: kind, label: t(titleOf(kind)) })),
              ]}
            />
          </Columns>
        </>
      }
      empty={{ icon: <IconChecklist />, title: t('checklist.noChecks'), hint: t('checklist.noChecksHint') }}
    >
      {(check) => <CheckRow key={check.id} check={check} />}
    </ListScreen>
  )
}

function CheckRow({ check }: { check: CheckInList }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { id, kind, started, finished, wrong, answered, required, room } = check
  const Icon = finished ? IconCircleCheckFilled : IconProgress
  return (
    <li>
      <Row
        as={Link}
        to={to.checkDetails({ checkId: id })}
        start={<SubjectIcon subject="checks" />}
        title={[t(titleOf(kind)), room?.name].filter(Boolean).join(' · ')}
        detail={
          <>
            <span className="line" style={{ gap: '0.25rem', fontWeight: 600 }}>
              <Icon size="1rem" aria-hidden="true" />
              {finished
                ? t('checklist.finishedBy', { name: finished.by.name, time: friendlyTime(finished.at, now) })
                : t('checklist.progress', { done: answered, total: required })}
            </span>
            {!finished && (
              <span>
                {t('checklist.startedBy', { name: started.by.name, time: friendlyTime(started.at, now) })}
              </span>
            )}
            {wrong > 0 && (
              <span className={`line ${styles.wrong}`}>
                <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
                {t('checklist.wrongCount', { count: wrong })}
              </span>
            )}
          </>
        }
      />
    </li>
  )
}
