import { taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { monthName } from '../../platform/time/weekday.words.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'
import { taskLook } from '../task/task.look.ts'
import { EditConflict } from './EditConflict.tsx'
import { type PlanEntry, removeEntry, submitEntry } from './plan.data.ts'
import { inputOf, months, type PlanValues, planFields, wholeCentre } from './plan.fields.ts'
import { RemoveSheet } from './RemoveSheet.tsx'
import { TwinNote } from './TwinNote.tsx'

interface PlanFormProps {
  initial: PlanValues
  /** What is being edited; undefined for a new one. */
  entry?: PlanEntry
  rooms: readonly { code: string; name: string }[]
  /** What is planned already. */
  plan: readonly PlanEntry[]
}

export function PlanForm({ initial, entry, rooms, plan }: PlanFormProps) {
  const t = useT()
  const dayWords = useDayWords()
  const at = usePlaceAndDay()
  const [isRemoving, setIsRemoving] = useState(false)
  const [conflict, setConflict] = useState<ApiError>()
  // The version being edited: the list may be read again while the person types.
  const [version] = useState(entry?.version)
  const monthOptions = months.map((value) => ({ value, label: monthName(dayWords, Number(value)) }))
  const form = useFieldsForm({
    pack: 'plan',
    fields: planFields,
    stored: initial,
    names: entry?.staffId ? { [entry.staffId]: entry.staffName ?? '' } : {},
    draft: entry ? `plan.${entry.id}.${version}` : 'plan.new',
    options: {
      kind: taskKindNames.map((kind) => ({
        value: kind,
        label: t(taskLook(kind).title),
        icon: <SubjectIcon subject={taskLook(kind).subject} size="small" />,
      })),
      roomCode: [
        ...rooms.map(({ code, name }) => ({ value: code, label: name })),
        { value: wholeCentre, label: t('plan.wholeCentre') },
      ],
      seasonFrom: monthOptions,
      seasonUntil: monthOptions,
    },
  })

  const id = entry?.id ?? form.ownId

  async function save(values: PlanValues) {
    const isStillHere = rememberPlace()
    try {
      await submitEntry(inputOf(values, id, version))
    } catch (error) {
      if (!(error instanceof ApiError && (error.key === 'PLAN_CHANGED' || error.key === 'PLAN_REMOVED')))
        throw error
      setConflict(error)
      return false
    }
    showToast(t('plan.saved'))
    if (isStillHere()) goBack()
    return true
  }

  async function remove() {
    const isStillHere = rememberPlace()
    await removeEntry(id)
    showToast(t('plan.removed'))
    if (isStillHere()) goBack()
  }

  return (
    <FieldsScreen
      form={form}
      onSend={save}
      submit={t('plan.save')}
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
        <FieldInputs only={['kind', 'roomCode']} />
      </Section>
      <Section>
        <FieldInputs only={['weekdays', 'times']} />
        <TwinNote input={inputOf(form.values, id, version)} plan={plan} />
      </Section>
      <Section>
        <Stack gap="1.25rem">
          <FieldInputs only={['when']} />
          <FieldInputs beside only={['seasonFrom', 'seasonUntil']} />
          {form.values.kind === 'sunscreenApplication' && <RuleSources rules={[ruleOn('sunscreen', at)]} />}
          <FieldInputs only={['who', 'staffId', 'startsOn']} />
        </Stack>
      </Section>
      <RemoveSheet open={isRemoving} onClose={() => setIsRemoving(false)} onRemove={remove} />
    </FieldsScreen>
  )
}
