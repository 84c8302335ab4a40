import { useQuery } from '@tanstack/react-query'
import { Tabs } from '../../kit/Tabs.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { unreadQuery } from './message.data.ts'

/** The two parts of the feed: what happened at the centre, and what the person was told. */
export function FeedTabs({ part }: { part: 'feed' | 'messages' }) {
  const t = useT()
  const rights = useSession().userProfile?.rights ?? []
  const hasBoth = rights.includes('feed.read') && rights.includes('message.read')
  const { data } = useQuery({ ...unreadQuery(), enabled: hasBoth })
  if (!hasBoth) return null
  const unread = data?.unread ?? 0
  const messages = unread > 0 ? t('message.titleUnread', { count: unread }) : t('message.title')
  return (
    <Tabs
      label={t('message.parts')}
      tabs={[
        { value: 'feed', label: t('message.happened') },
        { value: 'messages', label: messages },
      ]}
      value={part}
      onChange={(chosen) => void go(chosen === 'feed' ? to.feed({}) : to.messages(), { replace: true })}
    />
  )
}
