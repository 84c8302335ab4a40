import { lookValues } from '@daybook/contract/sleep/sleep.rules.ts'
import { Textarea } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Look } from './sleep.look.ts'

interface LookFieldsProps {
  look: Look
  onChange: (look: Look) => void
}

/** The fields of a check: breathing, warmth, colour, position and a note. */
export function LookFields({ look, onChange }: LookFieldsProps) {
  const t = useT()
  return (
    <>
      <Choice
        label={t('sleep.breathing')}
        options={lookValues.breathing.map((value) => ({ value, label: t(`sleep.breathing_${value}`) }))}
        value={look.breathing}
        onChange={(breathing) => onChange({ ...look, breathing })}
      />
      <Choice
        label={t('sleep.warmth')}
        options={lookValues.warmth.map((value) => ({ value, label: t(`sleep.warmth_${value}`) }))}
        value={look.warmth}
        onChange={(warmth) => onChange({ ...look, warmth })}
      />
      <Choice
        label={t('sleep.colour')}
        options={lookValues.colour.map((value) => ({ value, label: t(`sleep.colour_${value}`) }))}
        value={look.colour}
        onChange={(colour) => onChange({ ...look, colour })}
      />
      <Choice
        label={t('sleep.position')}
        options={lookValues.position.map((value) => ({ value, label: t(`sleep.position_${value}`) }))}
        value={look.position}
        onChange={(position) => onChange({ ...look, position })}
      />
      <Textarea
        label={t('care.note')}
        rows={2}
        maxLength={500}
        value={look.note}
        onChange={(event) => onChange({ ...look, note: event.currentTarget.value })}
      />
    </>
  )
}
