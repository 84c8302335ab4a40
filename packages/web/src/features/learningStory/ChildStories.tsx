import { Button } from '@mantine/core'
import { IconBook } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { storiesQuery } from './learningStory.data.ts'
import { StoryRow } from './StoryRow.tsx'
import { useCreatePlace } from './useCreatePlace.ts'

/** The published stories about a child, newest first. */
export function ChildStories({ childId }: { childId: string }) {
  const t = useT()
  const read = useInfiniteQuery(storiesQuery({ childId }))
  const createPlace = useCreatePlace()
  const write = (
    <Button variant="default" component={Link} to={createPlace({ childId })}>
      {t('learningStory.write')}
    </Button>
  )
  return (
    <ListScreen
      read={read}
      pullable={false}
      head={write}
      empty={{ icon: <IconBook />, title: t('learningStory.none'), hint: t('learningStory.noneOfChild') }}
    >
      {(story) => <StoryRow key={story.id} story={story} />}
    </ListScreen>
  )
}
