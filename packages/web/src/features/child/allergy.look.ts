// One colour and one icon for each severity, the same on every screen.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { IconAlertCircleFilled, IconAlertOctagonFilled, IconAlertTriangleFilled } from '@tabler/icons-react'
import type { Card } from './child.card.ts'

export type Allergy = Card['allergies'][number]
type Severity = Allergy['severity']

export const severityIcons = {
  mild: IconAlertCircleFilled,
  severe: IconAlertTriangleFilled,
  anaphylaxis: IconAlertOctagonFilled,
} as const satisfies Record<Severity, unknown>

const byGravity: readonly Severity[] = ['anaphylaxis', 'severe', 'mild']

/** An allergy as a row of fields. A severity of a later version is shown as the gravest. */
export const allergyOf = ({ substance, severity }: Values): Pick<Allergy, 'substance' | 'severity'> => ({
  substance: String(substance ?? ''),
  severity: byGravity.find((known) => known === severity) ?? 'anaphylaxis',
})

/** Undefined without allergies. */
export function gravest(allergies: readonly Pick<Allergy, 'severity'>[]): Severity | undefined {
  return byGravity.find((severity) => allergies.some((allergy) => allergy.severity === severity))
}
