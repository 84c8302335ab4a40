import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { storyQuery } from './learningStory.data.ts'
import { StoryBody } from './StoryBody.tsx'
import { StoryNote } from './StoryNote.tsx'
import type { Conflict } from './useSaveStory.ts'

interface ConflictNoteProps {
  id: string
  conflict: Conflict
  onOverwrite: () => void
}

/** Somebody else saved the story meanwhile. Theirs can be read before it is replaced. */
export function ConflictNote({ id, conflict, onOverwrite }: ConflictNoteProps) {
  const t = useT()
  const [isReading, setIsReading] = useState(false)
  const theirs = useQuery({ ...storyQuery(id), enabled: isReading })
  const { byName } = conflict
  return (
    <StoryNote isUrgent>
      <p>{t('learningStory.conflict', { byName })}</p>
      <Button variant="default" onClick={() => setIsReading(true)}>
        {t('learningStory.seeTheirs')}
      </Button>
      <Sheet
        open={isReading}
        onClose={() => setIsReading(false)}
        title={t('learningStory.theirs', { byName })}
        tall
        actions={
          <Button
            onClick={() => {
              setIsReading(false)
              onOverwrite()
            }}
          >
            {t('learningStory.saveMine')}
          </Button>
        }
      >
        <Loaded read={theirs} skeleton="page">
          {(story) => <StoryBody story={story} />}
        </Loaded>
      </Sheet>
    </StoryNote>
  )
}
