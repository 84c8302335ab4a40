import { Box, Button } from '@mantine/core'
import { IconMessages, IconPencil } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { twoLines } from '../../kit/two.lines.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { type ConversationLine, conversationsQuery } from './conversation.data.ts'
import { useNames } from './useNames.ts'

/** The conversations with colleagues, the one with the newest message first. */
export function ConversationsScreen() {
  const t = useT()
  const { text = '' } = useSearch('conversations')
  const read = useInfiniteQuery(conversationsQuery(text))
  const isSearch = text !== ''
  return (
    <>
      <ListScreen
        read={read}
        head={
          <SearchText
            label={t('conversation.search')}
            text={text}
            onChange={(next) => void go(to.conversations({ text: next }), { replace: true })}
          />
        }
        empty={{
          icon: <IconMessages />,
          title: t(isSearch ? 'conversation.nothingFound' : 'conversation.empty'),
          hint: t(isSearch ? 'conversation.nothingFoundHint' : 'conversation.emptyHint'),
        }}
      >
        {(line) => <ConversationRow key={line.id} line={line} />}
      </ListScreen>
      <ActionBar>
        <Button
          component={Link}
          to={to.newMessage()}
          leftSection={<IconPencil size="1.25rem" aria-hidden="true" />}
        >
          {t('conversation.new')}
        </Button>
      </ActionBar>
    </>
  )
}

function ConversationRow({ line }: { line: ConversationLine }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const names = useNames()
  const { userInfo } = useSession()
  const { id, last, unread } = line
  const name = last.by.id === userInfo?.user_id ? t('conversation.you') : last.by.name
  const text = last.text ?? t('conversation.takenBack')
  return (
    <li>
      <Row
        as={Link}
        to={to.conversation({ id })}
        title={
          <Box component="span" fw={unread > 0 ? 650 : 400}>
            {names(line)}
          </Box>
        }
        detail={
          <Box component="span" display="grid">
            <span style={twoLines}>{t('conversation.saidBy', { name, text })}</span>
            <Box component="time" c="dimmed" dateTime={last.sentAt}>
              {friendlyTime(last.sentAt, now)}
            </Box>
          </Box>
        }
        end={
          unread > 0 && (
            <Box component="span" px="0.5rem" c="var(--on-blue)" bg="var(--blue)" bdrs="1rem" fz="sm">
              <span aria-hidden="true">{unread}</span>
              <span className="visually-hidden">{t('conversation.unread', { count: unread })}</span>
            </Box>
          )
        }
      />
    </li>
  )
}
