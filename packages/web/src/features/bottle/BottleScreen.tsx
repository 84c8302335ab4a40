import { IconMapSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { StateScreen } from '../../kit/StateScreen.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { BottleVerdict } from './BottleVerdict.tsx'
import { bottlesQuery } from './bottle.data.ts'

/** One bottle, as its label leads to it: whose it is, and whether it may be given. */
export function BottleScreen() {
  const t = useT()
  const { id = '', child } = useSearch('bottle')
  const read = useQuery(bottlesQuery())
  return (
    <Loaded read={read} skeleton="page">
      {({ bottles, hours }) => {
        const bottle = bottles.find((one) => one.id === id)
        return bottle ? (
          <BottleVerdict bottle={bottle} hours={hours} wantedFor={child} />
        ) : (
          <StateScreen icon={<IconMapSearch />} title={t('bottle.gone')} hint={t('bottle.goneHint')} />
        )
      }}
    </Loaded>
  )
}
