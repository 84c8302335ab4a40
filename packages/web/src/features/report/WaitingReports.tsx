import { reportKindNamed } from '@daybook/contract/app/report.kinds.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useStore } from '../../kit/store.ts'
import { UnsentMark } from '../../kit/UnsentMark.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { waiting } from '../../platform/outbox/current.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Report.module.css'

/** The person's reports of these kinds that wait for a network. */
export function WaitingReports({ kinds }: { kinds: readonly string[] }) {
  const userId = useSession().userInfo?.user_id
  const own = useStore(waiting).filter(
    (entry) => entry.userId === userId && kinds.some((kind) => entry.operation === `${kind}.submit`),
  )
  if (own.length === 0) return null
  return (
    <Section flush>
      {own.map((entry) => (
        <WaitingRow key={entry.key} entry={entry} />
      ))}
    </Section>
  )
}

function WaitingRow({ entry: { operation, who, input } }: { entry: Entry }) {
  const t = useT()
  const name = operation.replace(/\..*/, '')
  const kind = reportKindNamed(name)
  return (
    <Row
      as={Link}
      to={to.outbox()}
      start={kind && <SubjectIcon subject={kind.subject} />}
      title={who.map((child) => child.name).join(t('fields.comma')) || wordsOf(`${name}.title`)}
      detail={
        <>
          {kind && <span className={styles.summary}>{kind.summary(input.detail as Values)}</span>}
          <UnsentMark />
        </>
      }
    />
  )
}
