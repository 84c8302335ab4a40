import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Box } from '@mantine/core'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { AllergyMark } from './AllergyMark.tsx'
import type { Card } from './child.card.ts'
import { dietWords } from './diet.words.ts'

type AllergiesProps = Pick<Card, 'allergies' | 'dietNote'> & Partial<Pick<Card, 'diets'>>

/** A child's allergies with what to do, and the diet; empty when there are none. */
export function Allergies({ allergies, ...diets }: AllergiesProps) {
  const t = useT()
  const diet = dietWords(t, diets)
  const dayWords = useDayWords()
  const today = dayAt(new Date(useNow()), useTimeZone())
  if (allergies.length === 0 && !diet) return null
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
          {allergy.planExpiresOn && allergy.planExpiresOn < today && (
            <Box component="span" display="block" fz="sm" fw={600} c="var(--overdue)">
              {t('child.planExpired', { day: dayWords(allergy.planExpiresOn, 'date') })}
            </Box>
          )}
        </li>
      ))}
      {diet && (
        <li className="line" style={{ gap: '0.375rem', alignItems: 'flex-start' }}>
          <IconToolsKitchen2 size="1.25rem" style={{ marginInlineStart: '0.25rem' }} aria-hidden="true" />
          <span>
            <strong>{t('child.diet')}</strong>
            <Box component="span" display="block" fz="sm">
              {diet}
            </Box>
          </span>
        </li>
      )}
    </ul>
  )
}
