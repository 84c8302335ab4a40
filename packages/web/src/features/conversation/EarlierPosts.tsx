import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { earlierQuery } from './conversation.data.ts'
import type { Thread } from './conversation.effects.ts'
import { PostCard } from './PostCard.tsx'

interface EarlierPostsProps extends Pick<Thread, 'id' | 'others'> {
  before: string
}

/** The messages before those that are shown, read when somebody asks for them. */
export function EarlierPosts({ id, before, others }: EarlierPostsProps) {
  const t = useT()
  const [isAsked, setIsAsked] = useState(false)
  const { data, isFetching } = useQuery({ ...earlierQuery(id, before), enabled: isAsked })
  if (!data)
    return (
      <Button variant="default" loading={isAsked && isFetching} onClick={() => setIsAsked(true)}>
        {t('conversation.earlier')}
      </Button>
    )
  // A message that waits in the outbox is added to all that is read of its conversation.
  const posts = data.posts.filter(({ sentAt }) => sentAt < before)
  const [oldest] = posts
  return (
    <>
      {data.hasEarlier && oldest && <EarlierPosts id={id} before={oldest.sentAt} others={others} />}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {posts.map((post) => (
          <PostCard key={post.id} post={post} others={others} isUnsent={false} />
        ))}
      </Stack>
    </>
  )
}
