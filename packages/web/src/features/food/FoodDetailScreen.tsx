import { foodRegister } from '@daybook/contract/food/food.kind.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { statusKeys } from '@daybook/contract/kernel/dictionaries.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { goBack, rememberPlace } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import { FoodEnding } from './FoodEnding.tsx'
import { endFood, foodQuery, undoEnd } from './food.data.ts'

/** One food, and what can become of it. */
export function FoodDetailScreen() {
  const t = useT()
  const { id = '' } = useSearch('foodDetail')
  const read = useQuery({ ...foodQuery(id), enabled: id !== '' })
  const today = dayAt(new Date(useNow()), useTimeZone())
  const sayings = useSayings('food', {})
  const [isAsking, setIsAsking] = useState(false)
  if (id === '') return <Gone />
  const end = async (outcome: 'used' | 'thrownAway') => {
    const isStillHere = rememberPlace()
    await endFood(id, outcome)
    showToast(t(`food.done.${outcome}`), { undo: () => void undoEnd(id) })
    if (isStillHere()) goBack()
  }
  const isExpired = read.data !== undefined && read.data.bestBefore < today
  const isKept = read.data?.status === statusKeys.inUse
  return (
    <DetailScreen
      read={read}
      {...(isKept && {
        actions: () => (
          <>
            <Button variant="default" component={Link} to={to.food({ id, edit: '1' })}>
              {t('food.edit')}
            </Button>
            {isExpired && (
              <ThrottledButton variant="default" onClick={() => setIsAsking(true)}>
                {t('food.useUp')}
              </ThrottledButton>
            )}
            <ThrottledButton
              variant={isExpired ? 'filled' : 'default'}
              onClick={() => void end('thrownAway')}
            >
              {t('food.throwAway')}
            </ThrottledButton>
            {!isExpired && (
              <ThrottledButton onClick={() => void end('used')}>{t('food.useUp')}</ThrottledButton>
            )}
            <Sheet
              open={isAsking}
              onClose={() => setIsAsking(false)}
              title={t('food.expiredUse', { name: read.data?.name ?? '' })}
              actions={<ThrottledButton onClick={() => void end('used')}>{t('food.useUp')}</ThrottledButton>}
            >
              <p>{t('food.expiredUseText')}</p>
            </Sheet>
          </>
        ),
      })}
    >
      {(row) => (
        <>
          {!isKept && <FoodEnding id={id} />}
          <Section title={row.name}>
            <FieldFacts
              fields={foodRegister.fields}
              only={Object.keys(foodRegister.fields)}
              values={row}
              sayings={sayings}
            />
          </Section>
        </>
      )}
    </DetailScreen>
  )
}
