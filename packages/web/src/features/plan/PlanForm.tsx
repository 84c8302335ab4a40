import { taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import { Button, NativeSelect } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { DateField } from '../../kit/DateField.tsx'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { useFields } from '../../kit/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { taskLook } from '../task/index.ts'
import { EditConflict } from './EditConflict.tsx'
import { PersonField } from './PersonField.tsx'
import styles from './PlanForm.module.css'
import { type PlanEntry, removeEntry, submitEntry } from './plan.data.ts'
import { inputOf, missingIn, type PlanFields, wholeCentre } from './plan.form.ts'
import { RemoveSheet } from './RemoveSheet.tsx'
import { SeasonField } from './SeasonField.tsx'
import { TimesField } from './TimesField.tsx'
import { TwinNote } from './TwinNote.tsx'
import { WeekdaysField } from './WeekdaysField.tsx'

interface PlanFormProps {
  initial: PlanFields
  id: string
  /** What is being edited; undefined for a new one. */
  entry?: PlanEntry
  rooms: readonly { code: string; name: string }[]
  /** What is planned already. */
  plan: readonly PlanEntry[]
}

export function PlanForm({ initial, id, entry, rooms, plan }: PlanFormProps) {
  const t = useT()
  const dayWords = useDayWords()
  const [isRemoving, setIsRemoving] = useState(false)
  const [conflict, setConflict] = useState<ApiError>()
  // The version being edited: the list may be read again while the person types.
  const [version] = useState(entry?.version)
  const fields = useFields(initial, (values) =>
    Object.fromEntries(missingIn(values).map(([name, lack]) => [name, t(`plan.${lack}`)])),
  )
  const { values, errors, set } = fields

  async function save(filled: PlanFields) {
    const isStillHere = rememberPlace()
    try {
      await submitEntry(inputOf(filled, id, version))
      showToast(t('plan.saved'))
      if (isStillHere()) goBack()
    } catch (error) {
      if (error instanceof ApiError && (error.key === 'PLAN_CHANGED' || error.key === 'PLAN_REMOVED'))
        return setConflict(error)
      showRefusal(fields, error, atFields)
    }
  }

  async function remove() {
    const isStillHere = rememberPlace()
    await removeEntry(id)
    showToast(t('plan.removed'))
    if (isStillHere()) goBack()
  }

  return (
    <FormScreen
      onSubmit={fields.onSubmit(save)}
      submit={t('plan.save')}
      isSending={fields.isSending}
      secondary={
        entry && (
          <Button variant="default" onClick={() => setIsRemoving(true)}>
            {t('plan.remove')}
          </Button>
        )
      }
    >
      {conflict && <EditConflict error={conflict} />}
      <Section>
        <div className={styles.fields}>
          <Choice
            label={t('plan.kind')}
            options={taskKindNames.map((kind) => ({
              value: kind,
              label: t(taskLook(kind).title),
              icon: <SubjectIcon subject={taskLook(kind).subject} size="small" />,
            }))}
            value={values.kind}
            onChange={(kind) => set('kind', kind)}
          />
          <NativeSelect
            label={t('plan.room')}
            name="roomCode"
            data={[
              ...rooms.map(({ code, name }) => ({ value: code, label: name })),
              { value: wholeCentre, label: t('plan.wholeCentre') },
            ]}
            value={values.roomCode}
            onChange={(event) => set('roomCode', event.currentTarget.value)}
            rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
          />
        </div>
      </Section>
      <Section>
        <div className={styles.fields}>
          <WeekdaysField
            value={values.weekdays}
            onChange={(weekdays) => set('weekdays', weekdays)}
            error={errors.weekdays}
          />
          <TimesField value={values.times} onChange={(times) => set('times', times)} error={errors.times} />
          <TwinNote input={inputOf(values, id, version)} plan={plan} />
        </div>
      </Section>
      <Section>
        <div className={styles.fields}>
          <SeasonField values={values} set={set} />
          <PersonField
            who={values.who}
            person={values.person}
            onWho={(who) => set('who', who)}
            onPerson={(person) => set('person', person)}
            error={errors.person}
          />
          <DateField
            label={t('plan.startsOn')}
            {...fields.text('startsOn')}
            words={dayWords(values.startsOn, 'shortDate')}
            onChange={(day) => set('startsOn', day)}
          />
        </div>
      </Section>
      <RemoveSheet open={isRemoving} onClose={() => setIsRemoving(false)} onRemove={remove} />
    </FormScreen>
  )
}

/** The server's names of the fields are the form's, but for the person. */
const atFields = ({ staffId: person, ...others }: Record<string, string>) =>
  person ? { ...others, person } : others
