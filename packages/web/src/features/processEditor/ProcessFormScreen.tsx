import { useQuery } from '@tanstack/react-query'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ProcessEditor } from './ProcessEditor.tsx'
import { draftOf, emptyDraft } from './process.draft.ts'
import { processQuery } from './processEditor.data.ts'

/** Makes a process, or changes one. */
export function ProcessFormScreen() {
  const { id } = useSearch('processForm')
  return id ? <ChangeProcess id={id} /> : <ProcessEditor id={undefined} start={emptyDraft} names={{}} />
}

function ChangeProcess({ id }: { id: string }) {
  const read = useQuery(processQuery(id))
  return (
    <Loaded read={read} skeleton="page">
      {({ process, definition, people }) => (
        <>
          <HeadActions title={process.name} />
          <ProcessEditor
            key={id}
            id={id}
            start={draftOf(definition)}
            names={Object.fromEntries(people.map((person) => [person.id, person.name]))}
          />
        </>
      )}
    </Loaded>
  )
}
