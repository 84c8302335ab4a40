import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { StartForm } from './StartForm.tsx'
import { draftQuery, formQuery } from './workflow.data.ts'
import { paramsOf, toRights } from './workflow.view.ts'

/** Fills in the form of a process and starts it. */
export function StartScreen() {
  const t = useT()
  const { processId = '' } = paramsOf(useSearch('workflowStart'))
  const read = useQuery({ ...formQuery(processId), enabled: processId !== '' })
  const draft = useQuery({ ...draftQuery(processId), enabled: processId !== '' })
  if (processId === '') return <EmptyState title={t('workflow.notReadable')} />
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
                draft={found?.variables}
              />
            )}
          </Loaded>
        </>
      )}
    </Loaded>
  )
}
