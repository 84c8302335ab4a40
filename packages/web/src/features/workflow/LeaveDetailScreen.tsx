import { useQuery } from '@tanstack/react-query'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { LeavePage } from '../leave/LeavePage.tsx'
import { WithParams } from './WithParams.tsx'
import { taskQuery } from './workflow.data.ts'

/** The leave that the process made, with everything that can be done to it. */
export function LeaveDetailScreen() {
  const { p } = useSearch('workflowLeaveDetail')
  return (
    <WithParams p={p} needs="processInsId">
      {({ processInsId, taskId }) => <LeaveDetail processInsId={processInsId} taskId={taskId} />}
    </WithParams>
  )
}

function LeaveDetail({ processInsId, taskId }: { processInsId: string; taskId: string | undefined }) {
  const read = useQuery(taskQuery(processInsId, taskId))
  return (
    <Loaded read={read} skeleton="page">
      {({ process }) => (process.externalId === null ? <Gone /> : <LeavePage id={process.externalId} />)}
    </Loaded>
  )
}
