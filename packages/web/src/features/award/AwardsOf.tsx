import { awardReceipt } from '@daybook/contract/award/award.kind.ts'
import { useQuery } from '@tanstack/react-query'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { useSayings } from '../fields/index.ts'
import { awardsOfQuery } from './award.data.ts'

/** For managers: the honours of one person, the newest first. */
export function AwardsOf({ personId }: { personId: string }) {
  const t = useT()
  const { sayDay } = useSayings('award', {})
  const mayRead = useSession().userProfile?.rights.includes('receipt.publish') ?? false
  const awards = useQuery({ ...awardsOfQuery(personId), enabled: mayRead }).data ?? []
  if (awards.length === 0) return null
  return (
    <Section title={t('award.list')} flush>
      <ul className="list">
        {awards.map(({ id, title, givenOn, isConfirmed }) => (
          <li key={id}>
            <Row
              as={Link}
              to={placeOf(awardReceipt.page, { id })}
              start={<SubjectIcon subject="award" />}
              title={title}
              detail={t(isConfirmed ? 'award.givenOnDay' : 'award.notConfirmed', { day: sayDay(givenOn) })}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
