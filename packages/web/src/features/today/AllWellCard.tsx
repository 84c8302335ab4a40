import { IconAlertTriangleFilled, IconCircleCheckFilled, IconListCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { session } from '../../platform/session/current.ts'
import { roomsQuery } from '../room/index.ts'
import styles from './AllWell.module.css'
import { oversightQuery } from './today.data.ts'

/** “Is everything all right?” in one glance, and which sections of today's page have something to settle. */
export function AllWellCard() {
  const t = useT()
  const { data, isError } = useQuery(oversightQuery())
  const rooms = useQuery(roomsQuery()).data
  if (!data) return <div className={styles.card} aria-busy={!isError || undefined} />
  const open = Object.values(declared('oversight'))
    .flatMap((own) => Object.entries(own))
    .flatMap(([name, { order, title, isInfo }]) => {
      const count = data.sections[name]?.length ?? 0
      return count > 0 && !isInfo
        ? [{ order, count, words: t('today.overseenPart', { title: t(title), count }) }]
        : []
    })
    .sort((a, b) => a.order - b.order)
  const count = open.reduce((sum, part) => sum + part.count, 0)
  if (rooms?.length === 0 && session.can('centre.configure'))
    return (
      <Link to={to.setup()} className={styles.card}>
        <IconListCheck size="2rem" aria-hidden="true" />
        <span className={styles.words}>
          <strong>{t('setup.title')}</strong>
          <span>{t('today.setUpDetail')}</span>
        </span>
      </Link>
    )
  const Icon = count === 0 ? IconCircleCheckFilled : IconAlertTriangleFilled
  return (
    <Link to={to.oversight()} className={styles.card} data-well={count === 0 || undefined}>
      <Icon size="2rem" aria-hidden="true" />
      <span className={styles.words}>
        <strong>{count === 0 ? t('today.allWell') : t('today.toLookAt', { count })}</strong>
        <span>{count === 0 ? t('today.allWellDetail') : open.map(({ words }) => words).join(' · ')}</span>
      </span>
    </Link>
  )
}
