import { alarms, lookValues } from '@daybook/contract/sleep/sleep.rules.ts'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { LookDraft } from './sleep.look.ts'

interface LookFieldsProps {
  look: LookDraft
  onChange: (look: LookDraft) => void
  /** Shown at the position, which has to be chosen. */
  error: string | undefined
}

/** The name of the field, so that the form can focus it. */
export const positionField = 'sleepPosition'

const isAlarming = (value: string) => alarms.some((alarm) => alarm === value)

/** The observations of a check: breathing, warmth, colour and position. */
export function LookFields({ look, onChange, error }: LookFieldsProps) {
  const t = useT()
  return (
    <>
      <Choice
        dense
        label={t('sleep.breathing')}
        options={lookValues.breathing.map((value) => ({
          value,
          label: t(`sleep.breathing_${value}`),
          alarming: isAlarming(value),
        }))}
        value={look.breathing}
        onChange={(breathing) => onChange({ ...look, breathing })}
      />
      <Choice
        dense
        label={t('sleep.warmth')}
        options={lookValues.warmth.map((value) => ({
          value,
          label: t(`sleep.warmth_${value}`),
          alarming: isAlarming(value),
        }))}
        value={look.warmth}
        onChange={(warmth) => onChange({ ...look, warmth })}
      />
      <Choice
        dense
        label={t('sleep.colour')}
        options={lookValues.colour.map((value) => ({
          value,
          label: t(`sleep.colour_${value}`),
          alarming: isAlarming(value),
        }))}
        value={look.colour}
        onChange={(colour) => onChange({ ...look, colour })}
      />
      <Choice
        dense
        name={positionField}
        label={t('sleep.position')}
        options={lookValues.position.map((value) => ({ value, label: t(`sleep.position_${value}_short`) }))}
        value={look.position}
        onChange={(position) => onChange({ ...look, position })}
        error={error}
      />
    </>
  )
}
