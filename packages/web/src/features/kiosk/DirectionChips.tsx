import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { Chips } from '../../kit/Chips.tsx'
import { useT } from '../../platform/i18n/language.ts'

interface DirectionChipsProps {
  name: string
  value: Direction
  onChange: (direction: Direction) => void
}

/** The tablet has not heard for a while who is here: whoever stands before it says whether they come or go. */
export function DirectionChips({ name, value, onChange }: DirectionChipsProps) {
  const t = useT()
  const label = t('kiosk.comesOrGoes', { name })
  return (
    <>
      <p>{label}</p>
      <Chips
        label={label}
        chips={[
          { value: 'in', label: t('kiosk.comes') },
          { value: 'out', label: t('kiosk.goes') },
        ]}
        value={value}
        onChange={onChange}
      />
    </>
  )
}
