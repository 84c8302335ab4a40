import { TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { act, setQuery, setsQuery, storyApi } from './learningStory.data.ts'

interface AddToSetSheetProps {
  storyId: string
  open: boolean
  onClose: () => void
}

/** Adds a story at the end of a set, or begins one with it. */
export function AddToSetSheet({ storyId, open, onClose }: AddToSetSheetProps) {
  const t = useT()
  const [title, setTitle] = useState('')
  const sets = useInfiniteQuery({ ...setsQuery(), enabled: open })
  const done = (isDone: boolean) => isDone && onClose()

  async function addTo(id: string) {
    const set = await queryClient.fetchQuery({ ...setQuery(id), staleTime: 0 })
    const storyIds = [...new Set([...set.stories.map((story) => story.id), storyId])]
    const { version, title: name, about } = set
    done(await act(storyApi.saveSet, { id, version, title: name, about, storyIds }, t('learningStory.added')))
  }

  return (
    <Sheet open={open} onClose={onClose} title={t('learningStory.addToSet')} tall>
      <TextInput
        label={t('learningStory.newSet')}
        maxLength={140}
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <ThrottledButton
        variant="default"
        leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
        disabled={title.trim() === ''}
        onClick={() =>
          void act(
            storyApi.saveSet,
            { id: newId(), title: title.trim(), storyIds: [storyId] },
            t('learningStory.added'),
          ).then(done)
        }
      >
        {t('learningStory.makeSet')}
      </ThrottledButton>
      <ListScreen read={sets} pullable={false} empty={{ title: t('learningStory.noSets') }}>
        {(set) => (
          <li key={set.id}>
            <Row
              as="button"
              title={set.title}
              detail={t('learningStory.storyCount', { count: set.stories })}
              onClick={() => void addTo(set.id)}
            />
          </li>
        )}
      </ListScreen>
    </Sheet>
  )
}
