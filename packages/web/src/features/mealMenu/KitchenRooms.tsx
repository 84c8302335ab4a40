import { Box, Group, Stack } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { Mark } from '../../kit/Mark.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { Contents } from '../dish/Contents.tsx'
import type { Servings } from './mealMenu.data.ts'

type Child = Servings['rooms'][number]['children'][number]

interface KitchenRoomsProps {
  servings: Servings
  /** The id of the only room to show; all when empty. */
  room: string
}

/** The dishes, and below them each room with its number and the children to take care of. */
export function KitchenRooms({ servings: { meal, dishes, change, rooms: all }, room }: KitchenRoomsProps) {
  const t = useT()
  const rooms = room === '' ? all : all.filter(({ id }) => id === room)
  const total = rooms.reduce((sum, { toServe }) => sum + toServe, 0)
  return (
    <>
      <Section title={t(`mealMenu.meal.${meal}`)} flush={dishes.length > 0}>
        {dishes.length === 0 && (
          <p className="dim">{t(change ? 'mealMenu.notOffered' : 'mealMenu.nothing')}</p>
        )}
        {dishes.map((dish) => (
          <Row
            key={dish.id}
            as={Link}
            to={to.dish({ id: dish.id })}
            title={`${dish.name} ${dish.nameZh ?? ''}`}
            detail={<Contents {...dish} />}
          />
        ))}
      </Section>
      {change && <p>{t('mealMenu.changed', { name: change.byName, reason: change.reason })}</p>}
      <Section>
        <Group justify="space-between">
          <span>{t('mealMenu.total')}</span>
          <Box component="strong" fz="1.75rem" style={{ fontVariantNumeric: 'tabular-nums' }}>
            {total}
          </Box>
        </Group>
        {total === 0 && <p className="dim">{t('mealMenu.nobody')}</p>}
      </Section>
      {rooms
        .filter(({ toServe }) => toServe > 0)
        .map(({ id, name, toServe, here, children }) => (
          <Section
            key={id}
            title={name}
            flush={children.length > 0}
            aside={
              <span>
                <strong>{t('mealMenu.serve', { count: toServe })}</strong>
                {t('fields.comma')}
                {t('mealMenu.here', { count: here })}
              </span>
            }
          >
            {children.length === 0 && <p className="dim">{t('mealMenu.noSpecial')}</p>}
            <ul className="list">
              {children.map((child) => (
                <li key={child.id}>
                  <SpecialRow child={child} dishes={dishes} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
    </>
  )
}

function SpecialRow({ child, dishes }: { child: Child; dishes: Servings['dishes'] }) {
  const t = useT()
  const { id, name, avoids, dishIds, isAnaphylaxis, dietNote, texture } = child
  const what = avoids.map((one) => t(`allergen.${one}`)).join(t('fields.comma'))
  const not = dishes.filter((dish) => dishIds.includes(dish.id)).map((dish) => dish.name)
  return (
    <Row
      as={Link}
      to={to.childPage({ id })}
      title={name}
      detail={
        <Stack component="span" gap="0.25rem">
          {avoids.length > 0 && (
            <Box component="span" className="line" c="var(--overdue)" fw={550} style={{ gap: '0.375rem' }}>
              <IconAlertTriangleFilled size="1.125rem" style={{ flex: 'none' }} aria-hidden="true" />
              <span>
                {t('mealMenu.mustNot', { what })}.{' '}
                {t('mealMenu.mustNotDishes', { dishes: not.join(t('fields.comma')) })}
              </span>
            </Box>
          )}
          {texture !== 'normal' && <span>{t(`mealMenu.texture.${texture}`)}</span>}
          {dietNote && <span>{dietNote}</span>}
        </Stack>
      }
      {...(isAnaphylaxis && { end: <Mark tone="overdue">{t('mealMenu.anaphylaxis')}</Mark> })}
    />
  )
}
