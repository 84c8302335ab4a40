import { useQuery } from '@tanstack/react-query'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { StartForm } from './StartForm.tsx'
import { WithParams } from './WithParams.tsx'
import { draftQuery, formQuery } from './workflow.data.ts'
import { toRights } from './workflow.view.ts'

/** Fills in the form of a process and starts it. */
export function StartScreen() {
  const { p } = useSearch('workflowStart')
  return (
    <WithParams p={p} needs="processId">
      {({ processId }) => <Start processId={processId} />}
    </WithParams>
  )
}

function Start({ processId }: { processId: string }) {
  const read = useQuery(formQuery(processId))
  const draft = useQuery(draftQuery(processId))
  return (
    <Loaded read={read} skeleton="page">
      {({ process, form, startForm }) => (
        <>
          <HeadActions title={process.name} />
          <Loaded read={draft} skeleton="page">
            {(found) => (
              <StartForm
                key={process.id}
                process={process}
                form={form}
                rights={toRights(startForm)}
                draft={found ?? undefined}
              />
            )}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}
