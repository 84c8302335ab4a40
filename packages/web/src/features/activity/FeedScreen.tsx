import type { Activity } from '@daybook/contract/activity/activity.contract.ts'
import { feedTopics } from '@daybook/contract/activity/activity.rules.ts'
import { ActionIcon, Box } from '@mantine/core'
import {
  IconChecklist,
  IconEye,
  IconEyeOff,
  IconLayoutList,
  IconMessageReply,
  IconPencil,
  IconSpeakerphone,
} from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { card } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf, to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { FeedTabs, useMessageWords } from '../message/index.ts'
import { feedQuery, setHidden } from './activity.data.ts'
import { CardFiles } from './CardFiles.tsx'
import styles from './FeedScreen.module.css'

const icons = {
  notice: IconSpeakerphone,
  request: IconChecklist,
  answer: IconMessageReply,
  record: IconPencil,
} as const

/** What happened that concerns the reader, newest first. */
export function FeedScreen() {
  const t = useT()
  const { show = '' } = useSearch('feed')
  const read = useInfiniteQuery(feedQuery(show))
  const isHidden = show === 'hidden'
  return (
    <ListScreen
      read={read}
      head={
        <>
          <FeedTabs part="feed" />
          <Chips
            label={t('activity.filter')}
            chips={[
              { value: '', label: t('activity.all') },
              ...feedTopics.map((topic) => ({ value: topic, label: t(`activity.topic.${topic}`) })),
              { value: 'hidden', label: t('activity.hidden') },
            ]}
            value={show}
            onChange={(chosen) => void go(to.feed(chosen === '' ? {} : { show: chosen }), { replace: true })}
          />
        </>
      }
      empty={{
        icon: isHidden ? <IconEyeOff /> : <IconLayoutList />,
        title: t(isHidden ? 'activity.emptyHidden' : 'activity.empty'),
        ...(!isHidden && { hint: t('activity.emptyHint') }),
      }}
    >
      {(one) => <Card key={one.id} activity={one} />}
    </ListScreen>
  )
}

function Card({ activity }: { activity: Activity }) {
  const t = useT()
  const { say, sayTime } = useMessageWords()
  const { id, topic, link, at, files, isHidden } = activity
  const { title, text } = say(activity)
  const Icon = icons[topic]

  async function turn(hidden: boolean) {
    await setHidden(id, hidden)
    const undo = { undo: () => void turn(!hidden) }
    showToast(t(hidden ? 'activity.wasHidden' : 'activity.wasBroughtBack'), undo)
  }

  const words = (
    <>
      <strong>{title}</strong>
      <span className={`dim ${styles.text}`}>{text}</span>
      <time className="dim" dateTime={at}>
        {sayTime(at)}
      </time>
    </>
  )
  return (
    <Box component="li" className={styles.card} {...card}>
      <Icon size="1.5rem" aria-hidden="true" color="var(--dim)" style={{ marginBlockStart: '0.75rem' }} />
      {link ? (
        <Link to={placeOf(link)} className={styles.words}>
          {words}
        </Link>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={48}
        aria-label={t(isHidden ? 'activity.bringBack' : 'activity.hide', { title })}
        onClick={() => void turn(!isHidden)}
      >
        {isHidden ? (
          <IconEye size="1.25rem" aria-hidden="true" />
        ) : (
          <IconEyeOff size="1.25rem" aria-hidden="true" />
        )}
      </ActionIcon>
      <CardFiles files={files} />
    </Box>
  )
}
