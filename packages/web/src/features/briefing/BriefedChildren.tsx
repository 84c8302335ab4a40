import { isNewSince } from '@daybook/contract/briefing/briefing.rules.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Mark } from '../../kit/Mark.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { AllergyMark } from '../child/index.ts'
import styles from './Briefing.module.css'
import type { BriefedChild, Briefing } from './briefing.effects.ts'
import { careWords, factsOf } from './briefing.facts.ts'
import { ownReading } from './briefing.reading.ts'

interface BriefedChildrenProps {
  page: Briefing
  /** With a line for everything. */
  isWhole?: boolean
  children: readonly BriefedChild[]
}

/** Each leads to the child's page. */
export function BriefedChildren({ page, isWhole = false, children }: BriefedChildrenProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const own = ownReading(page, useSession().userInfo?.user_id)
  const say = (instant: string) => friendlyTime(instant, now)
  return (
    <ul className="list">
      {children.map((child) => (
        <li key={child.id}>
          <Row
            as={Link}
            to={to.childPage({ id: child.id })}
            start={<Portrait size={isWhole ? '2.75rem' : '2rem'} {...child} />}
            title={
              <span className={styles.name}>
                <strong>{fullName(child)}</strong>
                {isNewSince(child, own) && <Mark tone="soon">{t('briefing.new')}</Mark>}
                {child.expectedUntil && (
                  <span className="dim">{t('briefing.until', { time: say(child.expectedUntil) })}</span>
                )}
                {!isWhole && <Allergies child={child} />}
              </span>
            }
            detail={<Facts child={child} say={say} isWhole={isWhole} />}
            style={{ alignItems: 'flex-start' }}
          />
        </li>
      ))}
    </ul>
  )
}

/** @param isWhole with what to do */
const Allergies = ({ child, isWhole = false }: { child: BriefedChild; isWhole?: boolean }) =>
  child.allergies.map((allergy) => (
    <span key={allergy.substance} className={styles.facts}>
      <AllergyMark allergy={allergy} written />
      {isWhole && allergy.note && <span>{allergy.note}</span>}
    </span>
  ))

interface FactsProps {
  child: BriefedChild
  say: (instant: string) => string
  isWhole: boolean
}

function Facts({ child, say, isWhole }: FactsProps) {
  const t = useT()
  const care = careWords(t, child, say)
  return (
    <span className={styles.facts}>
      {isWhole && <Allergies child={child} isWhole />}
      {factsOf(t, child, say).map(({ key, icon: Icon, words, isAlarming }) => (
        <span key={key} className={styles.fact} data-alarming={isAlarming || undefined}>
          <Icon size="1.125rem" aria-hidden="true" />
          <span>{words}</span>
        </span>
      ))}
      {care && <span>{care}</span>}
    </span>
  )
}
