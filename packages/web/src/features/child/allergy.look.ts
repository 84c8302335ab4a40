// One colour and one icon for each severity, the same on every screen.
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

/** Undefined without allergies. */
export function gravest(allergies: readonly Pick<Allergy, 'severity'>[]): Severity | undefined {
  return byGravity.find((severity) => allergies.some((allergy) => allergy.severity === severity))
}
