import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Section } from '../../kit/Section.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { goBack } from '../../platform/screens/navigate.ts'
import { act, type StorySet, storyApi } from './learningStory.data.ts'
import styles from './Story.module.css'

/** Title, order and parts of a set. Stories come into it from their own page. */
export function SetForm({ set, onDone }: { set: StorySet; onDone: () => void }) {
  const t = useT()
  // The version that the person started from: the set may be read again while they work on it.
  const [{ id, version }] = useState(set)
  const [title, setTitle] = useState(set.title)
  const [about, setAbout] = useState(set.about)
  const [stories, setStories] = useState(set.stories)
  const move = (place: number, by: number) => {
    const moved = stories.toSpliced(place, 1)
    const one = stories[place]
    setStories(one ? moved.toSpliced(place + by, 0, one) : moved)
  }
  const button = (label: string, Icon: typeof IconTrash, onClick: () => void, disabled = false) => (
    <ActionIcon variant="subtle" size={48} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon size="1.25rem" aria-hidden="true" />
    </ActionIcon>
  )
  return (
    <div className={styles.form}>
      <Section>
        <div className={styles.filters}>
          <TextInput
            label={t('learningStory.setTitle')}
            required
            maxLength={140}
            value={title}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <Textarea
            label={t('learningStory.setAbout')}
            maxLength={500}
            autosize
            value={about}
            onChange={(event) => setAbout(event.currentTarget.value)}
          />
        </div>
      </Section>
      <Section title={t('learningStory.order')} flush>
        <ol className={styles.order}>
          {stories.map((story, place) => {
            const name = story.detail.title ?? ''
            return (
              <li key={story.id}>
                <span>{name}</span>
                {button(t('learningStory.up', { name }), IconArrowUp, () => move(place, -1), place === 0)}
                {button(
                  t('learningStory.down', { name }),
                  IconArrowDown,
                  () => move(place, 1),
                  place === stories.length - 1,
                )}
                {button(t('learningStory.takeOut', { name }), IconTrash, () =>
                  setStories(stories.toSpliced(place, 1)),
                )}
              </li>
            )
          })}
        </ol>
      </Section>
      <ActionBar>
        <ThrottledButton
          variant="default"
          onClick={() =>
            void act(storyApi.removeSet, { id }, t('learningStory.setRemoved')).then(
              (isDone) => isDone && goBack(),
            )
          }
        >
          {t('learningStory.removeSet')}
        </ThrottledButton>
        <Button variant="default" onClick={onDone}>
          {t('learningStory.cancel')}
        </Button>
        <ThrottledButton
          disabled={title.trim() === ''}
          onClick={() =>
            void act(
              storyApi.saveSet,
              { id, version, title: title.trim(), about, storyIds: stories.map((story) => story.id) },
              t('learningStory.saved'),
            ).then((isDone) => isDone && onDone())
          }
        >
          {t('learningStory.save')}
        </ThrottledButton>
      </ActionBar>
    </div>
  )
}
