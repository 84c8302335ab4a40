import type { StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { Button } from '@mantine/core'
import type { MouseEvent } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'

interface StoryActionsProps {
  state: StoryState
  isSaving: boolean
  onDraft: () => void
  onAsk: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Keep as a draft, ask a manager to read it, or publish. Whoever may not publish asks. */
export function StoryActions({ state, isSaving, onDraft, onAsk }: StoryActionsProps) {
  const t = useT()
  const { rights = [] } = useSession().userProfile ?? {}
  const mayPublish = rights.includes('story.publish')
  if (state === 'published')
    return (
      <ActionBar>
        <Button type="submit" loading={isSaving}>
          {t('learningStory.save')}
        </Button>
      </ActionBar>
    )
  return (
    <ActionBar>
      <Button variant="default" loading={isSaving} onClick={onDraft}>
        {t('learningStory.keepDraft')}
      </Button>
      {!rights.includes('story.review') && (
        <Button variant={mayPublish ? 'default' : 'filled'} loading={isSaving} onClick={onAsk}>
          {t('learningStory.askManager')}
        </Button>
      )}
      {mayPublish && (
        <Button type="submit" loading={isSaving}>
          {t('learningStory.publish')}
        </Button>
      )}
    </ActionBar>
  )
}
