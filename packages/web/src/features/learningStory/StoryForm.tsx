import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { stored as storedValues, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { ownGoalsIn } from '@daybook/contract/learningStory/curricula.ts'
import { learningStoryFields as fields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import { missingParts, type StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Attention, errorOf } from '../../platform/outbox/attention.ts'
import { FieldInputs, FieldsFormProvider, useFieldsForm } from '../fields/index.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { GoalsField } from './GoalsField.tsx'
import { NoPhotosNote } from './NoPhotosNote.tsx'
import { OwnGoals } from './OwnGoals.tsx'
import styles from './Story.module.css'
import { StoryActions } from './StoryActions.tsx'
import { StoryTray } from './StoryTray.tsx'
import { useSaveStory } from './useSaveStory.ts'

interface StoryFormProps {
  id: string
  version?: number
  state?: StoryState
  stored?: Values | undefined
  names?: Readonly<Record<string, string>> | undefined
  files?: readonly FileOfRecord[]
  withTray: boolean
  onChange?: (values: Values, names: Readonly<Record<string, string>>) => void
  onSent?: () => Promise<void>
  /** What the server refused before and the writer corrects now. */
  refused?: Attention
}

type Detail = ValuesOf<typeof fields>

/** The fields of a story: its words first. With a tray, pictures and earlier stories stand beside them. */
export function StoryForm({ id, version, state, stored, names, files, withTray, ...on }: StoryFormProps) {
  const t = useT()
  // The state that the person started from: the story may be read again while they write.
  const [before] = useState(state ?? 'draft')
  const form = useFieldsForm({
    pack: 'learningStory',
    fields,
    stored,
    names,
    files,
    // The editor keeps it (StoryEditor).
    draft: null,
    problems: missingParts,
    ...(on.onChange && { onChange: on.onChange }),
  })
  const detail = storedValues(fields, form.values) as Detail
  const { save, isSaving, conflict } = useSaveStory({
    id,
    version,
    onSent: on.onSent,
    refuse: (error) => form.refuseBy(error, true),
    names: form.state.names,
    refused: on.refused,
  })
  const saveAs = async (state: Parameters<typeof save>[1], isOver?: boolean) =>
    save(await form.stored(), state, isOver)
  const pictures = (
    <Section title={t('learningStory.photos')}>
      <NoPhotosNote childIds={detail.childIds ?? []} />
      <FieldInputs only={['photos', 'layout', 'videos']} />
    </Section>
  )
  return (
    <FieldsFormProvider value={form.state}>
      <form
        ref={form.root}
        className={styles.form}
        data-tray={withTray || undefined}
        noValidate
        onSubmit={form.onSubmit((values) => save(values, 'published'))}
      >
        <Stack>
          {conflict && (
            <ConflictNote id={id} conflict={conflict} onOverwrite={() => void saveAs(conflict.state, true)} />
          )}
          {on.refused && (
            <Section>
              <p>{errorWords(errorOf(on.refused))}</p>
            </Section>
          )}
          <Section>
            <FieldInputs only={['childIds', 'happenedOn', 'title', 'text']} />
          </Section>
          {!withTray && pictures}
          <Section title={t('learningStory.goals')}>
            <GoalsField value={detail.goals ?? []} onChange={(goals) => form.set('goals', goals)} />
            <OwnGoals
              value={ownGoalsIn(detail.ownGoals)}
              names={form.state.names}
              error={form.errors.ownGoals}
              onChange={(goals) => form.set('ownGoals', goals.join(','))}
            />
          </Section>
          <Section>
            <FieldInputs only={['nextSteps']} />
          </Section>
        </Stack>
        {withTray && (
          <aside className={styles.tray} aria-label={t('learningStory.tray')}>
            {pictures}
            <StoryTray childIds={detail.childIds ?? []} except={id} />
          </aside>
        )}
        <StoryActions
          state={before}
          isSaving={isSaving || form.isSending}
          onDraft={() => void saveAs('draft')}
          onAsk={(event) => void form.onSubmit((values) => save(values, 'submitted'))(event)}
        />
      </form>
    </FieldsFormProvider>
  )
}
