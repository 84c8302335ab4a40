import { ActionIcon } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { RunningProcess } from './RunningProcess.tsx'
import { WithParams } from './WithParams.tsx'
import type { Running } from './workflow.actions.ts'
import { taskDraftQuery, taskQuery } from './workflow.data.ts'

/** One process that runs or has ended: its form, what was done, and what its reader may do. It prints as a page. */
export function DetailScreen() {
  const { p } = useSearch('workflowDetail')
  return (
    <WithParams p={p} needs="processInsId">
      {({ processInsId, taskId }) => <Detail processInsId={processInsId} taskId={taskId} />}
    </WithParams>
  )
}

function Detail({ processInsId, taskId }: { processInsId: string; taskId: string | undefined }) {
  const t = useT()
  const read = useQuery(taskQuery(processInsId, taskId))
  return (
    <>
      <HeadActions {...(read.data && { title: read.data.process.name })}>
        <ActionIcon
          variant="subtle"
          size={48}
          c="var(--bar-text)"
          aria-label={t('workflow.print')}
          onClick={() => print()}
        >
          <IconPrinter size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </HeadActions>
      <Loaded read={read} skeleton="page">
        {(running) => (
          // After each step the form starts with what is stored.
          <WithDraft
            key={`${running.process.taskId} ${running.process.status} ${running.flow.length}`}
            running={running}
          />
        )}
      </Loaded>
    </>
  )
}

/** Whoever writes in a step goes on with what they saved. */
function WithDraft({ running }: { running: Running }) {
  const { taskId, status } = running.process
  const writes = status === 'todo' && running.form.taskForm.some(({ writable }) => writable)
  const read = useQuery({ ...taskDraftQuery(taskId ?? ''), enabled: writes && taskId !== null })
  if (!writes) return <RunningProcess running={running} draft={undefined} />
  return (
    <Loaded read={read} skeleton="page">
      {(draft) => <RunningProcess running={running} draft={draft ?? undefined} />}
    </Loaded>
  )
}
