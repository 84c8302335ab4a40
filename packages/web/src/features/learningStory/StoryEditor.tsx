import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { WithDraft } from '../report/index.ts'
import { storyQuery } from './learningStory.data.ts'
import { StoryForm } from './StoryForm.tsx'

interface StoryEditorProps {
  /** Of the story to go on with; a new one without it. */
  id?: string | undefined
  /** Whom a new one is about. */
  childId?: string | undefined
  withTray?: boolean
}

/** A new story, with its draft on this device, or one that somebody goes on with. */
export function StoryEditor({ id, childId, withTray = false }: StoryEditorProps) {
  const [ownId] = useState(newId)
  const timeZone = useTimeZone()
  if (id !== undefined) return <Known id={id} withTray={withTray} />
  const start: Values = {
    childIds: childId === undefined ? [] : [childId],
    happenedOn: dayAt(new Date(serverNow()), timeZone),
  }
  return (
    <WithDraft name="learningStory">
      {(draft, { keep, drop }) => (
        <StoryForm
          id={ownId}
          stored={draft?.values ?? start}
          names={draft?.names}
          withTray={withTray}
          onChange={(values, names) => keep({ values, names })}
          onSent={drop}
        />
      )}
    </WithDraft>
  )
}

function Known({ id, withTray }: { id: string; withTray: boolean }) {
  const t = useT()
  const read = useQuery(storyQuery(id))
  return (
    <Loaded read={read} skeleton="page">
      {(story) =>
        story.can.includes('edit') ? (
          <StoryForm
            id={id}
            version={story.version}
            state={story.state}
            stored={story.detail}
            names={{
              ...story.names,
              ...Object.fromEntries(story.children.map((one) => [one.id, one.firstName])),
            }}
            files={story.files}
            withTray={withTray}
          />
        ) : (
          <EmptyState title={t('learningStory.notEditable')} hint={t('learningStory.notEditableHint')} />
        )
      }
    </Loaded>
  )
}
