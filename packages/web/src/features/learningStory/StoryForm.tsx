import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { stored as storedValues, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { ownGoalsIn } from '@daybook/contract/learningStory/curricula.ts'
import { learningStoryFields as fields } from '@daybook/contract/learningStory/learningStory.fields.ts'
import { missingParts, type StoryState } from '@daybook/contract/learningStory/learningStory.rules.ts'
import { useRef, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, RecordFormProvider, useRecord } from '../fields/index.ts'
import { ConflictNote } from './ConflictNote.tsx'
import { GoalsField } from './GoalsField.tsx'
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
}

type Detail = ValuesOf<typeof fields>

/** The fields of a story: its words first. With a tray, pictures and earlier stories stand beside them. */
export function StoryForm({ id, version, state, stored, names, files, withTray, ...on }: StoryFormProps) {
  const t = useT()
  const root = useRef<HTMLFormElement>(null)
  // The state that the person started from: the story may be read again while they write.
  const [before] = useState(state ?? 'draft')
  const record = useRecord({
    pack: 'learningStory',
    fields,
    stored,
    names,
    ...(files && { files }),
    problems: missingParts,
    ...(on.onChange && { onChange: on.onChange }),
  })
  const { values } = record.context.form
  const detail = storedValues(fields, values) as Detail
  const { save, isSaving, conflict } = useSaveStory({
    id,
    version,
    onSent: on.onSent,
    refuse: (error) => record.refuse(error, root.current),
  })
  const pictures = (
    <Section title={t('learningStory.photos')}>
      <FieldInputs fields={fields} only={['photos', 'layout', 'videos']} />
    </Section>
  )
  return (
    <RecordFormProvider value={record.context}>
      <form
        ref={root}
        className={styles.form}
        data-tray={withTray || undefined}
        noValidate
        onSubmit={record.onSubmit(async () => save(detail, 'published'))}
      >
        <div className={styles.main}>
          {conflict && (
            <ConflictNote
              id={id}
              conflict={conflict}
              onOverwrite={() => void save(detail, conflict.state, true)}
            />
          )}
          <Section>
            <FieldInputs fields={fields} only={['childIds', 'happenedOn', 'title', 'text']} />
          </Section>
          {!withTray && pictures}
          <Section title={t('learningStory.goals')}>
            <GoalsField
              value={detail.goals ?? []}
              onChange={(goals) => record.context.form.setFieldValue('goals', goals)}
            />
            <OwnGoals
              value={ownGoalsIn(detail.ownGoals)}
              names={record.context.names}
              error={record.context.errors.ownGoals}
              onChange={(goals) => record.context.form.setFieldValue('ownGoals', goals.join(','))}
            />
          </Section>
          <Section>
            <FieldInputs fields={fields} only={['nextSteps']} />
          </Section>
        </div>
        {withTray && (
          <aside className={styles.tray} aria-label={t('learningStory.tray')}>
            {pictures}
            <StoryTray childIds={detail.childIds ?? []} except={id} />
          </aside>
        )}
        <StoryActions
          state={before}
          isSaving={isSaving || record.isSending}
          onDraft={() => void save(detail, 'draft')}
          onAsk={(event) => void record.onSubmit(async () => save(detail, 'submitted'))(event)}
        />
      </form>
    </RecordFormProvider>
  )
}
