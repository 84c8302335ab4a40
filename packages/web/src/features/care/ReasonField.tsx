import type { Allergen } from '@daybook/contract/kernel/allergen.rules.ts'
import { Stack, TextInput } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Allergies, type Card } from '../child/index.ts'

interface ReasonFieldProps {
  /** The child's name among those shown with it. */
  name: string
  child: Pick<Card, 'allergies' | 'dietNote'>
  conflicts: readonly Allergen[]
  value: string
  onChange: (reason: string) => void
  error?: string
  /** Set where the child can be left out instead. */
  leftOut?: { value: boolean; onChange: (isOut: boolean) => void }
}

const leave = 'leave'

/** Asks for the reason to record something despite an allergy or diet: a common reason in one tap, or free text. */
export function ReasonField({ name, child, conflicts, value, onChange, error, leftOut }: ReasonFieldProps) {
  const t = useT()
  const reasons = [t('care.reasonFromHome'), t('care.reasonAgreed'), t('care.reasonFree')]
  const options = reasons.map((reason) => ({ value: reason, label: reason }))
  const chosen = leftOut?.value ? leave : reasons.find((reason) => reason === value)
  return (
    <Stack gap="0.875rem">
      <Allergies {...child} />
      <p>{t('care.mayContain', { what: conflicts.map((one) => t(`care.${one}`)).join(t('care.comma')) })}</p>
      <Choice
        label={t('care.allTheSame', { name })}
        options={leftOut ? [...options, { value: leave, label: t('care.leaveOut', { name }) }] : options}
        value={chosen}
        onChange={(tapped) => {
          leftOut?.onChange(tapped === leave)
          onChange(tapped === leave ? '' : tapped)
        }}
      />
      {!leftOut?.value && (
        <TextInput
          label={t('care.ownReason')}
          maxLength={500}
          value={value}
          error={error}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Stack>
  )
}
