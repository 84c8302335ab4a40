import { Box, Button, Group } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { showToast } from '../../kit/toast.ts'
import { UnsentMark } from '../../kit/UnsentMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { invalidate } from '../../platform/query/query.ts'
import { useSession } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { api } from './conversation.data.ts'
import type { Post, Thread } from './conversation.effects.ts'

interface PostCardProps extends Pick<Thread, 'others'> {
  post: Post
  isUnsent: boolean
}

/** A message: who wrote it and when, and for one's own who has read it. */
export function PostCard({ post, others, isUnsent }: PostCardProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { userInfo } = useSession()
  const { id, by, text, sentAt, can } = post
  const isOwn = by.id === userInfo?.user_id
  // A refusal has shown its message.
  const takeBack = () =>
    api
      .takeBack({ id })
      .then(() => showToast(t('conversation.takenBackDone')))
      .catch(() => undefined)
      .then(() => invalidate(api.getConversation, api.listConversations))
  return (
    <Box
      component="li"
      id={`post-${id}`}
      w="fit-content"
      maw="85%"
      miw="min(16rem, 85%)"
      p="0.625rem 0.875rem"
      ms={isOwn ? 'auto' : 0}
      bg={isOwn ? 'var(--blue-tint)' : 'var(--surface)'}
      bdrs="md"
      style={{ border: '1px solid var(--line)', overflowWrap: 'anywhere', scrollMarginBottom: '10rem' }}
    >
      <Group gap="0.5rem" fz="sm" c="dimmed">
        <Box component="span" fw={600}>
          {isOwn ? t('conversation.you') : by.name}
        </Box>
        <time dateTime={sentAt}>{friendlyTime(sentAt, now)}</time>
      </Group>
      <Box
        component="p"
        my="0.25rem"
        style={{ whiteSpace: 'pre-line' }}
        {...(text === null && { c: 'dimmed', fs: 'italic' })}
      >
        {text ?? t('conversation.takenBack')}
      </Box>
      {isOwn && text !== null && (
        <Group gap="0.5rem" justify="space-between" fz="sm" c="dimmed">
          {isUnsent ? <UnsentMark /> : <ReadBy post={post} others={others} />}
          {can.includes('takeBack') && (
            <Button variant="subtle" onClick={() => void takeBack()}>
              {t('conversation.takeBack')}
            </Button>
          )}
        </Group>
      )}
    </Box>
  )
}

function ReadBy({ post: { readBy }, others }: Pick<PostCardProps, 'post' | 'others'>) {
  const t = useT()
  if (readBy.length === 0) return <span>{t('conversation.notRead')}</span>
  if (readBy.length < others.length) {
    const names = readBy.map(({ name }) => name).join(t('fields.comma'))
    return <span>{t('conversation.readBy', { names })}</span>
  }
  return <span>{t(others.length === 1 ? 'conversation.read' : 'conversation.readByAll')}</span>
}
