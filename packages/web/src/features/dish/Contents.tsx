import type { Content } from '@daybook/contract/kernel/allergen.rules.ts'
import { Group } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Mark } from '../../kit/Mark.tsx'
import { useT } from '../../platform/i18n/language.ts'

interface ContentsProps {
  contains: readonly Content[]
  hasIngredients?: boolean
  unchecked?: readonly string[]
}

/** What a dish or an ingredient contains, and whether that is known for sure. */
export function Contents({ contains, hasIngredients = true, unchecked = [] }: ContentsProps) {
  const t = useT()
  const isKnown = hasIngredients && unchecked.length === 0
  return (
    <Group component="span" gap="0.25rem">
      {contains.map((one) => (
        <Mark key={one}>{t(`allergen.${one}`)}</Mark>
      ))}
      {!isKnown && (
        <Mark tone="soon" icon={<IconAlertTriangle size="1rem" aria-hidden="true" />}>
          {t('dish.uncheckedOne')}
        </Mark>
      )}
    </Group>
  )
}
