import { IconNews } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { newsQuery } from './article.data.ts'

export function NewsScreen() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const read = useInfiniteQuery(newsQuery())
  return (
    <ListScreen
      read={read}
      empty={{ icon: <IconNews />, title: t('article.empty'), hint: t('article.emptyHint') }}
    >
      {({ id, title, summary, publishTime }) => (
        <li key={id}>
          <Row
            as={Link}
            to={to.newsDetail({ id })}
            start={<IconNews size="1.5rem" aria-hidden="true" />}
            title={title}
            detail={[summary, friendlyTime(publishTime, now)].filter(Boolean).join(' · ')}
          />
        </li>
      )}
    </ListScreen>
  )
}
