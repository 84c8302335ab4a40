import { Button } from '@mantine/core'
import { IconFridge } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf, to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { foodListQuery, type foodLists } from './food.data.ts'

interface FoodListProps {
  list: keyof typeof foodLists
  head?: ReactNode
  /** The other list. */
  other: { place: string; label: string }
}

/** Food by its best-before day, with the way to the other list. */
export function FoodList({ list, head, other }: FoodListProps) {
  const t = useT()
  const dayWords = useDayWords()
  const read = useInfiniteQuery(foodListQuery(list))
  const leftWords = (days: number) => {
    if (days < 0) return t('food.daysOver', { count: -days })
    return days === 0 ? t('food.lastDay') : t('food.daysLeft', { count: days })
  }
  return (
    <>
      <ListScreen
        read={read}
        head={head}
        empty={{ icon: <IconFridge />, title: t(`food.none.${list}`), hint: t('food.noneHint') }}
      >
        {({ id, name, batch, bestBefore, keptIn, daysLeft }) => (
          <li key={id}>
            <Row
              as={Link}
              to={to.foodDetail({ id })}
              start={<IconFridge size="1.5rem" />}
              title={[name, batch].filter(Boolean).join(' · ')}
              detail={t('food.about', {
                day: dayWords(bestBefore, 'shortDate'),
                place: t(`food.keptIn.${keptIn}`),
              })}
              end={leftWords(daysLeft)}
            />
          </li>
        )}
      </ListScreen>
      <ActionBar>
        <Button variant="default" component={Link} to={placeOf(other.place)}>
          {other.label}
        </Button>
        <Button component={Link} to={to.food({ edit: '1' })}>
          {t('food.add')}
        </Button>
      </ActionBar>
    </>
  )
}
