import { fields, longText, text } from '@daybook/contract/kernel/fields.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { goBack } from '../../platform/screens/navigate.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { act, type StorySet, storyApi } from './learningStory.data.ts'
import styles from './Story.module.css'

const setFields = fields({ title: text(140, { required: true }), about: longText(500, { rows: 1 }) })

/** Title, order and parts of a set. Stories come into it from their own page. */
export function SetForm({ set, onDone }: { set: StorySet; onDone: () => void }) {
  const t = useT()
  // The version that the person started from: the set may be read again while they work on it.
  const [{ id, version }] = useState(set)
  const form = useFieldsForm({
    pack: 'learningStory.set',
    fields: setFields,
    stored: { title: set.title, about: set.about },
    draft: null,
  })
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
    <FieldsScreen
      form={form}
      submit={t('learningStory.save')}
      onSend={async ({ title, about }) => {
        const storyIds = stories.map((story) => story.id)
        const saved = { id, version, title, about: about ?? '', storyIds }
        if (await act(storyApi.saveSet, saved, t('learningStory.saved'))) onDone()
      }}
      secondary={
        <>
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
        </>
      }
    >
      <Section>
        <FieldInputs />
      </Section>
      <Section title={t('learningStory.order')} flush>
        <ol className={`list ${styles.order}`}>
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
    </FieldsScreen>
  )
}
