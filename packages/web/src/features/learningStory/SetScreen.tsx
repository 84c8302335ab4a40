import { Button } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { PrintPdf } from '../fields/index.ts'
import { bookLink, type StorySet, setQuery } from './learningStory.data.ts'
import { SetForm } from './SetForm.tsx'
import styles from './Story.module.css'
import { StoryBody } from './StoryBody.tsx'

/** A set, read from its first story to its last. It prints as a book: a cover, then each story on a page of its own. */
export function SetScreen() {
  const t = useT()
  const { id = '' } = useSearch('learningSet')
  const read = useQuery({ ...setQuery(id), enabled: id !== '' })
  const mayEdit = useSession().userProfile?.rights.includes('story.write') ?? false
  const [isEditing, setIsEditing] = useState(false)
  if (id === '') return <Gone />
  if (isEditing && read.data) return <SetForm set={read.data} onDone={() => setIsEditing(false)} />
  return (
    <DetailScreen
      read={read}
      actions={() => (
        <>
          {mayEdit && (
            <Button variant="default" onClick={() => setIsEditing(true)}>
              {t('learningStory.editSet')}
            </Button>
          )}
          <PrintPdf find={() => bookLink(id)} leftSection={<IconBook size="1.25rem" aria-hidden="true" />}>
            {t('learningStory.print')}
          </PrintPdf>
        </>
      )}
    >
      {(set) => <Book set={set} />}
    </DetailScreen>
  )
}

function Book({ set }: { set: StorySet }) {
  const t = useT()
  const centre = useSession().tenantInfo?.name
  return (
    <div className={styles.book}>
      <HeadActions title={set.title} />
      <header className={styles.cover}>
        <p className={styles.coverTitle}>{set.title}</p>
        {set.about && <p>{set.about}</p>}
        <p className="dim">
          {[centre, t('learningStory.storyCount', { count: set.stories.length })].filter(Boolean).join(' · ')}
        </p>
      </header>
      {set.stories.length === 0 && (
        <EmptyState title={t('learningStory.emptySet')} hint={t('learningStory.emptySetHint')} />
      )}
      {set.stories.map((story) => (
        <StoryBody key={story.id} story={story} />
      ))}
    </div>
  )
}
