import { IconBooks } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { setsQuery } from './learningStory.data.ts'

export function SetList({ head }: { head: ReactNode }) {
  const t = useT()
  const read = useInfiniteQuery(setsQuery())
  return (
    <ListScreen
      read={read}
      head={head}
      empty={{ icon: <IconBooks />, title: t('learningStory.noSets'), hint: t('learningStory.noSetsHint') }}
    >
      {(set) => (
        <li key={set.id}>
          <Row
            as={Link}
            to={to.learningSet({ id: set.id })}
            start={<IconBooks size="1.5rem" aria-hidden="true" />}
            title={set.title}
            detail={[set.about, t('learningStory.storyCount', { count: set.stories })]
              .filter(Boolean)
              .join(' · ')}
          />
        </li>
      )}
    </ListScreen>
  )
}
