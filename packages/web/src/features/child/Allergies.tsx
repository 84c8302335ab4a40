import { Box } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { AllergyMark } from './AllergyMark.tsx'
import type { Card } from './child.card.ts'

/** A child's allergies and diet; empty when there are none. */
export function Allergies({ allergies, dietNote }: Pick<Card, 'allergies' | 'dietNote'>) {
  const t = useT()
  if (allergies.length === 0 && !dietNote) return null
  return (
    <ul className="list" style={{ gap: '0.5rem' }}>
      {allergies.map((allergy) => (
        <li key={allergy.substance}>
          <AllergyMark allergy={allergy} written />
          {allergy.note && (
            <Box component="span" display="block" fz="sm">
              {allergy.note}
            </Box>
          )}
        </li>
      ))}
      {dietNote && (
        <li className="line" style={{ gap: '0.375rem', alignItems: 'flex-start' }}>
          <IconToolsKitchen2 size="1.25rem" style={{ marginInlineStart: '0.25rem' }} aria-hidden="true" />
          <span>
            <strong>{t('child.diet')}</strong>
            <Box component="span" display="block" fz="sm">
              {dietNote}
            </Box>
          </span>
        </li>
      )}
    </ul>
  )
}
