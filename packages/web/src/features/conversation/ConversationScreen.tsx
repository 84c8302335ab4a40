import { Box, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Gone } from '../../kit/Gone.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useUnsentIds } from '../../platform/outbox/unsent.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { AnswerBar } from './AnswerBar.tsx'
import { api, threadQuery } from './conversation.data.ts'
import type { Thread } from './conversation.effects.ts'
import { EarlierPosts } from './EarlierPosts.tsx'
import { PostCard } from './PostCard.tsx'
import { useNames } from './useNames.ts'
import { useShown } from './useShown.ts'

/** One conversation, the newest message last, and the field to answer. Opening it reads it. */
export function ConversationScreen() {
  const { id = '' } = useSearch('conversation')
  const read = useQuery({ ...threadQuery(id), enabled: id !== '' })
  const newest = read.data?.posts.at(-1)?.id
  // Offline it stays unread until it is opened again.
  useEffect(() => {
    if (newest) void api.readConversation({ id }, { quiet: true, background: true }).catch(() => undefined)
  }, [id, newest])
  if (id === '') return <Gone />
  return (
    <Loaded read={read} skeleton="page">
      {(thread) => <Conversation key={thread.id} thread={thread} />}
    </Loaded>
  )
}

function Conversation({ thread }: { thread: Thread }) {
  const t = useT()
  const names = useNames()
  const unsent = useUnsentIds('conversation')
  const { id, posts, others, hasEarlier } = useShown(thread)
  const [oldest] = posts
  const newest = posts.at(-1)?.id
  useEffect(() => {
    if (newest) document.getElementById(`post-${newest}`)?.scrollIntoView({ block: 'end' })
  }, [newest])
  return (
    <>
      <Stack gap="sm" p="1rem var(--gutter)">
        <Box component="h2" fz="md" fw={650} style={{ overflowWrap: 'anywhere' }}>
          {t('conversation.with', { names: names(thread) })}
        </Box>
        {hasEarlier && oldest && (
          <EarlierPosts key={oldest.id} id={id} before={oldest.sentAt} others={others} />
        )}
        <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-live="polite">
          {posts.map((post) => (
            <PostCard key={post.id} post={post} others={others} isUnsent={unsent.has(post.id)} />
          ))}
        </Stack>
      </Stack>
      <AnswerBar conversationId={id} />
    </>
  )
}
