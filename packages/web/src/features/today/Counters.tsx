import { IconCertificate, IconHelpCircle, IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ComponentPropsWithoutRef, type ElementType, type ReactNode, useState } from 'react'
import type { Awaiting } from '../../platform/awaiting.ts'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { DueCredentialsSheet, dueCredentialsQuery } from '../credential/index.ts'
import { unreadQuery } from '../message/index.ts'
import styles from './Counters.module.css'
import { requestsQuery } from './today.data.ts'

/** Counters of unread messages, open requests and certificates, each with a link. */
export function Counters() {
  const t = useT()
  const unread = useQuery(unreadQuery()).data?.unread
  const requests = useQuery(requestsQuery()).data
  const certificates = useQuery(dueCredentialsQuery()).data?.count
  const [areCertificatesOpen, setAreCertificatesOpen] = useState(false)
  return (
    <div className={styles.counters}>
      <Tile
        as={Link}
        to={to.messages()}
        icon={<IconMessageCircle />}
        count={unread}
        words={t('today.unread')}
        label={unread === undefined ? undefined : t('today.unreadLabel', { count: unread })}
      />
      <Tile
        as={Link}
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
        as="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setAreCertificatesOpen(true)}
        icon={<IconCertificate />}
        count={certificates}
        words={t('today.certificates')}
        label={certificates === undefined ? undefined : t('today.certificatesLabel', { count: certificates })}
      />
      <DueCredentialsSheet open={areCertificatesOpen} onClose={() => setAreCertificatesOpen(false)} />
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

type TileProps<C extends ElementType> = {
  as: C
  icon: ReactNode
  /** Undefined while loading. */
  count: number | undefined
  words: string
  /** Describes the count for screen readers. */
  label: string | undefined
} & Omit<ComponentPropsWithoutRef<C>, 'as'>

function Tile<C extends ElementType>({ as, icon, count, words, label, ...rest }: TileProps<C>) {
  const Element: ElementType = as
  return (
    <Element {...rest} className={styles.tile} data-some={(count ?? 0) > 0 || undefined}>
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
    </Element>
  )
}
