import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import styles from './MessageInfoScreen.module.css'
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
            <article className={styles.message}>
              <h2 className={styles.title}>{title}</h2>
              <time className={styles.time} dateTime={message.sentAt}>
                {sayTime(message.sentAt)}
              </time>
              <p className={styles.text}>{text}</p>
              {message.link && (
                <Button component={Link} to={placeOf(message.link)} variant="light">
                  {t('message.open')}
                </Button>
              )}
            </article>
          </Section>
        )
      }}
    </DetailScreen>
  )
}
