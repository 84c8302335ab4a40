import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { LeavePage } from '../leave/index.ts'
import { taskQuery } from './workflow.data.ts'
import { paramsOf } from './workflow.view.ts'

/** The leave that the process made, with everything that can be done to it. */
export function LeaveDetailScreen() {
  const t = useT()
  const { processInsId = '', taskId } = paramsOf(useSearch('workflowLeaveDetail'))
  const read = useQuery({ ...taskQuery(processInsId, taskId), enabled: processInsId !== '' })
  if (processInsId === '') return <EmptyState title={t('workflow.notReadable')} />
  return (
    <Loaded read={read} skeleton="page">
      {({ process }) =>
        process.externalId === null ? (
          <EmptyState title={t('error.NOT_FOUND')} />
        ) : (
          <LeavePage id={process.externalId} />
        )
      }
    </Loaded>
  )
}
