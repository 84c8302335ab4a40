import { child } from '@daybook/contract/child/child.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { periodOf } from '@daybook/contract/kernel/period.rules.ts'
import { NativeSelect, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Columns } from '../../kit/Columns.tsx'
import { PeriodFields } from '../../kit/PeriodFields.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { readAll } from '../../platform/query/read.all.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import type { LogFilter } from '../care/index.ts'
import { RoomChips, roomsQuery } from '../room/index.ts'
import { careKinds } from './careLog.entries.ts'

interface LogFiltersProps {
  filter: LogFilter
  today: string
  onChange: (changed: LogFilter) => void
}

const { listChildren } = client(child)

/** Filters the list by room, day, child and kind. */
export function LogFilters({ filter, today, onChange }: LogFiltersProps) {
  const t = useT()
  const dayWords = useDayWords()
  const rooms = useQuery(roomsQuery())
  const { code, childId = '', kind = '' } = filter
  const named = useQuery({
    queryKey: [listChildren.id, { code }, 'all'],
    queryFn: ({ signal }) => readAll(listChildren, { code }, { signal, quiet: true }),
  })
  const kinds = careKinds()
    .map(({ name, title }) => ({ value: name, label: t(title) }))
    .sort((a, b) => a.label.localeCompare(b.label))
  return (
    <Stack gap="xs" className="screen-only">
      {rooms.data && (
        <RoomChips
          rooms={rooms.data}
          all={{}}
          value={code ?? ''}
          onChange={(room) => onChange({ code: room || undefined, childId: undefined })}
        />
      )}
      <Columns least="9rem">
        <PeriodFields
          value={periodOf(filter, today)}
          max={today}
          say={(day) => dayWords(day, 'short')}
          onChange={(period) => onChange({ ...period, date: undefined })}
        />
        <NativeSelect
          label={t('careLog.child')}
          value={childId}
          onChange={(event) => onChange({ childId: event.currentTarget.value || undefined })}
          data={[
            { value: '', label: t('careLog.allChildren') },
            ...(named.data ?? []).map((one) => ({
              value: one.id,
              label: fullName(one),
            })),
          ]}
        />
        {kinds.length > 1 && (
          <NativeSelect
            label={t('careLog.kind')}
            value={kind}
            onChange={(event) => onChange({ kind: event.currentTarget.value || undefined })}
            data={[{ value: '', label: t('careLog.allKinds') }, ...kinds]}
          />
        )}
      </Columns>
    </Stack>
  )
}
