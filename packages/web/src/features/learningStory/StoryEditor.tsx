import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useRefused } from '../../platform/outbox/form.sending.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { type FormDraft, WithDraft } from '../fields/index.ts'
import { namesOf, type Story, storyQuery } from './learningStory.data.ts'
import { RefusedStory } from './RefusedStory.tsx'
import { StoryForm } from './StoryForm.tsx'

interface StoryEditorProps {
  /** Of the story to go on with; a new one without it. */
  id?: string | undefined
  /** Whom a new one is about. */
  childId?: string | undefined
  /** The key of the refused entry that is corrected. */
  refused?: string | undefined
  withTray?: boolean
}

/** A new story, or one that somebody goes on with; what they have not sent stays on this device. */
export function StoryEditor({ id, childId, refused, withTray = false }: StoryEditorProps) {
  const timeZone = useTimeZone()
  const corrected = useRefused(refused)
  if (corrected) return <RefusedStory key={refused} refused={corrected} />
  if (id !== undefined) return <Known id={id} withTray={withTray} />
  const start: Values = {
    childIds: childId === undefined ? [] : [childId],
    happenedOn: dayAt(new Date(serverNow()), timeZone),
  }
  return (
    <WithDraft name="learningStory">
      {(draft, { id: ownId, keep, drop }) => (
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
          <WithDraft name={`learningStory.${id}`} discard={t('learningStory.discardDraft')}>
            {(draft, { keep, drop }) => (
              <Changed story={story} draft={draft} onKeep={keep} onSent={drop} withTray={withTray} />
            )}
          </WithDraft>
        ) : (
          <EmptyState title={t('learningStory.notEditable')} hint={t('learningStory.notEditableHint')} />
        )
      }
    </Loaded>
  )
}

interface ChangedProps {
  story: Story
  draft: FormDraft | undefined
  onKeep: (draft: FormDraft) => void
  onSent: () => Promise<void>
  withTray: boolean
}

function Changed({ story, draft, onKeep, onSent, withTray }: ChangedProps) {
  // The version that the person started from: what others have written since is shown before it is lost.
  const [version] = useState(draft?.version ?? story.version)
  return (
    <StoryForm
      id={story.id}
      version={version}
      state={story.state}
      stored={draft?.values ?? story.detail}
      names={{ ...namesOf(story), ...draft?.names }}
      files={story.files}
      withTray={withTray}
      onChange={(values, names) => onKeep({ values, names, version })}
      onSent={onSent}
    />
  )
}
