import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { Section } from '../../kit/Section.tsx'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { articleQuery } from './article.data.ts'

export function NewsDetailScreen() {
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { id = '' } = useSearch('newsDetail')
  const read = useQuery({ ...articleQuery(id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <DetailScreen read={read}>
      {({ title, content, publishTime }) => (
        <Section title={title}>
          <time dateTime={publishTime}>{friendlyTime(publishTime, now)}</time>
          <RichText text={content} />
        </Section>
      )}
    </DetailScreen>
  )
}
