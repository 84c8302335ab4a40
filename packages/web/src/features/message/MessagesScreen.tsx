import type { Message } from '@daybook/contract/message/message.contract.ts'
import { ActionIcon, Box, Button, Group } from '@mantine/core'
import { IconChecks, IconMessageCircle, IconMessages } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { showToast } from '../../kit/toast.ts'
import { twoLines } from '../../kit/two.lines.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { FeedTabs } from './FeedTabs.tsx'
import styles from './MessagesScreen.module.css'
import { messagesQuery, readAll } from './message.data.ts'
import { useMessageWords } from './useMessageWords.ts'

export function MessagesScreen() {
  const t = useT()
  const read = useInfiniteQuery(messagesQuery())
  const isAnyUnread = read.data?.pages.some((page) => page.records.some((message) => !message.readAt))

  async function markAll() {
    const count = await readAll()
    showToast(count > 0 ? t('message.readAllDone', { count }) : t('message.readAllNone'))
  }

  return (
    <>
      <HeadActions>
        {isAnyUnread && (
          <ActionIcon
            variant="subtle"
            size={48}
            c="var(--bar-text)"
            aria-label={t('message.readAll')}
            title={t('message.readAll')}
            onClick={() => void markAll()}
          >
            <IconChecks size="1.5rem" aria-hidden="true" />
          </ActionIcon>
        )}
      </HeadActions>
      <ListScreen
        read={read}
        head={
          <>
            <FeedTabs part="messages" />
            {session.can('conversation.use') && (
              <Group justify="flex-end">
                <Button
                  component={Link}
                  to={to.conversations()}
                  variant="default"
                  leftSection={<IconMessages size="1.25rem" aria-hidden="true" />}
                >
                  {t('message.colleagues')}
                </Button>
              </Group>
            )}
          </>
        }
        empty={{ icon: <IconMessageCircle />, title: t('message.empty'), hint: t('message.emptyHint') }}
      >
        {(message) => <MessageCard key={message.id} message={message} />}
      </ListScreen>
    </>
  )
}

function MessageCard({ message }: { message: Message }) {
  const t = useT()
  const { say, sayTime } = useMessageWords()
  const { title, text } = say(message)
  const isUnread = message.readAt === null
  return (
    <li>
      <Link
        to={to.messageInfo({ id: message.id })}
        className={styles.card}
        data-unread={isUnread || undefined}
      >
        <Box
          component="span"
          display="flex"
          style={{ flexWrap: 'wrap', gap: '0 0.5rem', alignItems: 'baseline' }}
        >
          {isUnread && (
            <Box component="span" flex="none" w="0.625rem" h="0.625rem" bg="var(--blue)" bdrs="50%">
              <span className="visually-hidden">{t('message.unread')}</span>
            </Box>
          )}
          <span className={styles.title}>{title}</span>
          <Box
            component="time"
            flex="none"
            fz="sm"
            c="dimmed"
            style={{ fontVariantNumeric: 'tabular-nums' }}
            dateTime={message.sentAt}
          >
            {sayTime(message.sentAt)}
          </Box>
        </Box>
        <span className="dim" style={twoLines}>
          {text}
        </span>
      </Link>
    </li>
  )
}
