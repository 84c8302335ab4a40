import type { Content } from '@daybook/contract/kernel/allergen.rules.ts'
import { Stack, TextInput } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Allergies, type Card } from '../child/index.ts'

interface ReasonFieldProps {
  /** The child's name among those shown with it. */
  name: string
  child: Pick<Card, 'allergies' | 'dietNote' | 'diets'>
  conflicts: readonly Content[]
  value: string
  onChange: (reason: string) => void
  error?: string
  /** Set where no reason is needed. */
  settled?: Settled | undefined
  /** Set where the child can be left out. */
  onSettle?: (settled: Settled | undefined) => void
  /** The words, where the child may have been given something else. */
  instead?: string | undefined
}

/** The child is left out, or has had something else. */
export type Settled = 'leave' | 'instead'
const isSettled = (value: string): value is Settled => value === 'leave' || value === 'instead'

/** Asks for the reason to record something despite an allergy or diet: a common reason in one tap, or free text. */
export function ReasonField(props: ReasonFieldProps) {
  const { name, child, conflicts, value, onChange, error, settled, onSettle, instead } = props
  const t = useT()
  const reasons = [t('care.reasonFromHome'), t('care.reasonAgreed'), t('care.reasonFree')]
  const options = reasons.map((reason) => ({ value: reason, label: reason }))
  return (
    <Stack gap="0.875rem">
      <Allergies {...child} />
      <p>
        {t('care.mayContain', { what: conflicts.map((one) => t(`allergen.${one}`)).join(t('care.comma')) })}
      </p>
      <Choice
        label={t('care.allTheSame', { name })}
        options={[
          ...(instead ? [{ value: 'instead', label: instead }] : []),
          ...options,
          ...(onSettle ? [{ value: 'leave', label: t('care.leaveOut', { name }) }] : []),
        ]}
        value={settled ?? reasons.find((reason) => reason === value)}
        onChange={(tapped) => {
          const how = isSettled(tapped) ? tapped : undefined
          onSettle?.(how)
          onChange(how ? '' : tapped)
        }}
      />
      {!settled && (
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
