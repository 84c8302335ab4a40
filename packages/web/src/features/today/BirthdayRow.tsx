import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { BirthdayItem } from '@daybook/contract/today/today.contract.ts'
import { IconCake } from '@tabler/icons-react'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import styles from './BirthdayRow.module.css'

export function BirthdayRow({ birthday: { child, turns, page } }: { birthday: BirthdayItem }) {
  const t = useT()
  return (
    <li className={styles.birthday}>
      <Row
        as={Link}
        to={placeOf(page)}
        start={
          <span className={styles.portrait}>
            <Portrait {...child} />
          </span>
        }
        title={
          <span className={styles.title}>{t('today.turns', { name: fullName(child), age: turns })}</span>
        }
        detail={
          <span className={styles.detail}>
            <IconCake size="1rem" aria-hidden="true" />
            {[t('today.birthday'), child.roomName].filter(Boolean).join(' · ')}
          </span>
        }
      />
    </li>
  )
}
