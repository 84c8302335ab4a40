import { rootId } from '@daybook/contract/kernel/fields.ts'
import { strandsOn } from '@daybook/contract/learningStory/strands.ts'
import { Box, Button, NativeSelect, Stack } from '@mantine/core'
import { IconBook, IconFilter } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Chips } from '../../kit/Chips.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { ownGoalsQuery } from '../learningGoal/learningGoal.data.ts'
import { usePlaceAndDay } from '../rule/index.ts'
import { storiesQuery } from './learningStory.data.ts'
import { SetList } from './SetList.tsx'
import { StoryFilterSheet } from './StoryFilterSheet.tsx'
import { StoryNote } from './StoryNote.tsx'
import { StoryRow } from './StoryRow.tsx'
import { useCreatePlace } from './useCreatePlace.ts'

const views = ['published', 'draft', 'submitted', 'sets'] as const

/** All stories of the centre, those being written, those that wait to be read, and the sets. */
export function StoryListScreen() {
  const t = useT()
  const search = useSearch('learningStories')
  const createPlace = useCreatePlace()
  const view = search.show === 'sets' ? 'sets' : (views.find((one) => one === search.state) ?? 'published')
  const head = (
    <Chips
      label={t('learningStory.view')}
      chips={views.map((one) => ({ value: one, label: t(`learningStory.view.${one}`) }))}
      value={view}
      onChange={(one) =>
        void go(
          to.learningStories(one === 'sets' ? { show: 'sets' } : one === 'published' ? {} : { state: one }),
          { replace: true },
        )
      }
    />
  )
  return (
    <>
      {view === 'sets' ? <SetList head={head} /> : <Stories head={head} />}
      <ActionBar>
        <Button component={Link} to={createPlace()}>
          {t('learningStory.write')}
        </Button>
      </ActionBar>
    </>
  )
}

function Stories({ head }: { head: React.ReactNode }) {
  const t = useT()
  const { show: _, ...filter } = useSearch('learningStories')
  const ownStrands = (useQuery(ownGoalsQuery()).data ?? []).filter(({ parentId }) => parentId === rootId)
  const at = usePlaceAndDay()
  const [isFiltering, setIsFiltering] = useState(false)
  const dayWords = useDayWords()
  const read = useInfiniteQuery(storiesQuery(filter))
  const searchedFrom = read.data?.pages[0]?.searchedFrom
  const change = (changed: typeof filter) =>
    void go(to.learningStories({ ...filter, ...changed }), { replace: true })
  const further = [filter.childId, filter.authorId, filter.from, filter.until].filter(Boolean).length
  return (
    <>
      <ListScreen
        read={read}
        head={
          <Stack gap="sm">
            {head}
            <SearchText
              label={t('learningStory.search')}
              text={filter.text ?? ''}
              onChange={(text) => change({ text })}
            />
            <Box display="grid" style={{ gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0.5rem' }}>
              <NativeSelect
                aria-label={t('learningStory.strand')}
                value={filter.strand ?? ''}
                data={[
                  { value: '', label: t('learningStory.allStrands') },
                  ...strandsOn(at).map((strand) => ({
                    value: strand,
                    label: wordsOf(`learningStory.goals.${strand}`) ?? strand,
                  })),
                  ...ownStrands.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(event) => change({ strand: event.currentTarget.value })}
              />
              <Button
                variant={further > 0 ? 'light' : 'default'}
                leftSection={<IconFilter size="1.25rem" aria-hidden="true" />}
                onClick={() => setIsFiltering(true)}
              >
                {t('learningStory.filter')}
              </Button>
            </Box>
            {searchedFrom && (
              <StoryNote>
                {t('learningStory.searchedFrom', { day: dayWords(searchedFrom, 'date') })}
              </StoryNote>
            )}
          </Stack>
        }
        empty={{ icon: <IconBook />, title: t('learningStory.none'), hint: t('learningStory.noneHint') }}
      >
        {(story) => <StoryRow key={story.id} story={story} />}
      </ListScreen>
      <StoryFilterSheet
        key={isFiltering ? 'open' : 'closed'}
        open={isFiltering}
        filter={filter}
        onClose={() => setIsFiltering(false)}
        onChange={change}
      />
    </>
  )
}
