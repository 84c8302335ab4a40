import { useInfiniteQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { storiesQuery } from './learningStory.data.ts'
import { StoryRow } from './StoryRow.tsx'

/** What was written about the first of the children before, to go on from. */
export function StoryTray({ childIds, except }: { childIds: readonly string[]; except: string }) {
  const t = useT()
  const [childId = ''] = childIds
  const read = useInfiniteQuery({ ...storiesQuery({ childId }), enabled: childId !== '' })
  return (
    <Section title={t('learningStory.earlier')} flush={childId !== ''}>
      {childId === '' ? (
        <p>{t('learningStory.earlierHint')}</p>
      ) : (
        <Loaded read={read} skeleton="list">
          {({ pages }) => {
            const earlier = pages.flatMap(({ records }) => records).filter(({ id }) => id !== except)
            if (earlier.length === 0) return <p>{t('learningStory.noneOfChild')}</p>
            return (
              <ul className="list">
                {earlier.map((story) => (
                  <StoryRow key={story.id} story={story} />
                ))}
              </ul>
            )
          }}
        </Loaded>
      )}
    </Section>
  )
}
