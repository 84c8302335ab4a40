import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { FieldsCard, useFieldsForm } from '../fields/index.ts'
import { act, setQuery, setsQuery, storyApi } from './learningStory.data.ts'

interface AddToSetSheetProps {
  storyId: string
  open: boolean
  onClose: () => void
}

const setFields = fields({ title: text(140, { required: true }) })

/** Adds a story at the end of a set, or begins one with it. */
export function AddToSetSheet({ storyId, open, onClose }: AddToSetSheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'learningStory',
    fields: setFields,
    labels: { title: t('learningStory.newSet') },
    draft: null,
  })
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
      <FieldsCard
        form={form}
        plain
        submit={t('learningStory.makeSet')}
        onSend={async ({ title }) => {
          const made = { id: newId(), title, storyIds: [storyId] }
          const isDone = await act(storyApi.saveSet, made, t('learningStory.added'))
          done(isDone)
          return isDone
        }}
      />
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
