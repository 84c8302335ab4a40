import { Box, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { markRead, messageQuery } from './message.data.ts'
import { useMessageWords } from './useMessageWords.ts'

export function MessageInfoScreen() {
  const t = useT()
  const { id = '' } = useSearch('messageInfo')
  const { say, sayTime } = useMessageWords()
  const read = useQuery({ ...messageQuery(id), enabled: id !== '' })
  const isUnread = read.data?.readAt === null
  useEffect(() => {
    if (isUnread) void markRead(id)
  }, [id, isUnread])
  if (id === '') return <Gone />
  return (
    <DetailScreen read={read}>
      {(message) => {
        const { title, text } = say(message)
        return (
          <Section>
            <Box component="article" display="grid" style={{ gap: '0.25rem', justifyItems: 'start' }}>
              <Box component="h2" fz="lg" lh={1.3}>
                {title}
              </Box>
              <Box component="time" fz="sm" c="dimmed" dateTime={message.sentAt}>
                {sayTime(message.sentAt)}
              </Box>
              <Box component="p" my="0.75rem 1rem" style={{ whiteSpace: 'pre-line' }}>
                {text}
              </Box>
              {message.link && (
                <Button component={Link} to={placeOf(message.link)} variant="light">
                  {t('message.open')}
                </Button>
              )}
            </Box>
          </Section>
        )
      }}
    </DetailScreen>
  )
}
