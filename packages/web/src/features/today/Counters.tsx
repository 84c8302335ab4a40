import { IconCertificate, IconHelpCircle, IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Awaiting } from '../../platform/awaiting.ts'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { type Place, to } from '../../platform/screens/places.ts'
import { dueCredentialsQuery } from '../credential/index.ts'
import { unreadQuery } from '../message/index.ts'
import styles from './Counters.module.css'
import { requestsQuery } from './today.data.ts'

/** Counters of unread messages, open requests and certificates, each with a link. */
export function Counters() {
  const t = useT()
  const unread = useQuery(unreadQuery()).data?.unread
  const requests = useQuery(requestsQuery()).data
  const certificates = useQuery(dueCredentialsQuery()).data?.count
  return (
    <div className={styles.counters}>
      <Tile
        to={to.messages()}
        icon={<IconMessageCircle />}
        count={unread}
        words={t('today.unread')}
        label={unread === undefined ? undefined : t('today.unreadLabel', { count: unread })}
      />
      <Tile
        to={to.todo()}
        icon={<IconHelpCircle />}
        count={requests?.total}
        words={t('today.requests')}
        label={
          requests &&
          awaited(requests)
            .map(([name, { words }]) => words(t, requests[name] ?? 0))
            .join(', ')
        }
      />
      <Tile
        to={to.credentialHistory({})}
        icon={<IconCertificate />}
        count={certificates}
        words={t('today.certificates')}
        label={certificates === undefined ? undefined : t('today.certificatesLabel', { count: certificates })}
      />
    </div>
  )
}

type Counts = Record<string, number>

/** The counters above zero, or all counters if none is. */
function awaited(counts: Counts = {}): [name: string, awaiting: Awaiting][] {
  const all = Object.values(declared('awaiting')).flatMap((own) => Object.entries(own))
  const some = all.filter(([name]) => (counts[name] ?? 0) > 0)
  return some.length > 0 ? some : all
}

interface TileProps {
  to: Place
  icon: ReactNode
  /** Undefined while loading. */
  count: number | undefined
  words: string
  /** Describes the count for screen readers. */
  label: string | undefined
}

function Tile({ to, icon, count, words, label }: TileProps) {
  return (
    <Link to={to} className={styles.tile} data-some={(count ?? 0) > 0 || undefined}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.count} aria-hidden="true">
        {count ?? '–'}
      </span>
      <span className={styles.words}>
        {words}
        {label && <span className="visually-hidden">{label}</span>}
      </span>
    </Link>
  )
}
