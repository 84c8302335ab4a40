import { readMoment } from '@daybook/contract/workflow/workflow.dates.rules.ts'
import { Stack } from '@mantine/core'
import { IconChecklist } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { useDayWords, useFriendlyTime } from '../../platform/time/centre.time.ts'
import { ProcessState } from './ProcessState.tsx'
import { rowsQuery, type WorkflowList } from './workflow.data.ts'
import { detailPlace } from './workflow.view.ts'

interface RowListProps<L extends WorkflowList> {
  lists: readonly { value: L; label: string; count?: number | undefined }[]
  list: L
  onList: (list: L) => void
}

/** Processes that run or have ended, in one of a few lists, found by the name of the process. */
export function RowList<L extends WorkflowList>({ lists, list, onList }: RowListProps<L>) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [name, setName] = useState('')
  const dayWords = useDayWords()
  /** The summary is the same for readers of all languages, so days in it are as they are stored. */
  const withDayWords = (summary: string) =>
    summary.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) =>
      readMoment(day, 'yyyy-MM-dd') ? dayWords(day, 'shortDate') : day,
    )
  const shown: WorkflowList = list
  const read = useInfiniteQuery(rowsQuery(shown, name))
  return (
    <ListScreen
      read={read}
      head={
        <Stack gap="0.75rem">
          <Chips label={t('workflow.sections')} chips={lists} value={list} onChange={onList} />
          <SearchText label={t('workflow.find')} text={name} onChange={setName} />
        </Stack>
      }
      empty={{
        icon: <IconChecklist />,
        title: t(`workflow.empty.${shown}`),
        hint: t('workflow.emptyHint'),
      }}
    >
      {(row) => (
        <li key={`${row.processInstanceId} ${row.taskId}`}>
          <Row
            as={Link}
            to={detailPlace({
              formKey: row.formKey,
              taskId: row.taskId ?? undefined,
              processInsId: row.processInstanceId,
            })}
            title={labelled(row.processDefinitionName, withDayWords(row.summary))}
            detail={[
              t('workflow.byStarter', {
                name: row.starter.name,
                time: friendlyTime(row.createTime, now),
              }),
              row.taskName && t('workflow.waitsAt', { name: row.taskName }),
            ]
              .filter(Boolean)
              .join(' · ')}
            // One that runs says at which step it waits.
            end={!row.taskName && <ProcessState state={row.processIsFinished} />}
          />
        </li>
      )}
    </ListScreen>
  )
}
