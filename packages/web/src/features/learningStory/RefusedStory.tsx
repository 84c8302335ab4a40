import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { learningStoryFields as fields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Attention } from '../../platform/outbox/attention.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import { namesOf, storyQuery } from './learningStory.data.ts'
import { StoryForm } from './StoryForm.tsx'

/** What the refused entry said. The device has kept what the operation took. */
type Said = {
  id: string
  version?: number
  detail: Values
}

/** The form of a story that the server refused, with all that was written. */
export function RefusedStory({ refused }: { refused: Attention }) {
  const { id, version, detail } = refused.input as Said
  // Where it was sent before and has changed since, the changes belong to the story that is there.
  if (version !== undefined || refused.error === 'RECORD_EXISTS') return <RefusedChange refused={refused} />
  return <StoryForm id={id} stored={detail} names={refused.names} refused={refused} withTray={false} />
}

function RefusedChange({ refused }: { refused: Attention }) {
  const t = useT()
  const { id, version, detail } = refused.input as Said
  const read = useQuery(storyQuery(id))
  const sayings = useSayings('learningStory', { ...refused.names }, read.data?.files)
  return (
    <Loaded read={read} skeleton="page">
      {(story) =>
        story.can.includes('edit') ? (
          <StoryForm
            id={id}
            // What others have written since is shown before it is lost.
            version={version ?? story.version}
            state={story.state}
            stored={detail}
            names={{ ...namesOf(story), ...refused.names }}
            files={story.files}
            refused={refused}
            withTray={false}
          />
        ) : (
          <>
            <EmptyState title={t('learningStory.notEditable')} hint={t('learningStory.notEditableHint')} />
            <Section>
              <FieldFacts fields={fields} values={detail} sayings={sayings} />
            </Section>
          </>
        )
      }
    </Loaded>
  )
}
