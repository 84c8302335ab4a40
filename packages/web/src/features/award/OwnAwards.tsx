import { awardReceipt } from '@daybook/contract/award/award.kind.ts'
import { IconAward } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf, to } from '../../platform/screens/places.ts'
import { useSayings } from '../fields/index.ts'
import { ownAwardsQuery } from './award.data.ts'

/** The person's own honours, the newest first; nothing for who has none. */
export function OwnAwards() {
  const t = useT()
  const { sayDay } = useSayings('award', {})
  const { data } = useQuery(ownAwardsQuery())
  const given = data?.records.filter(({ state }) => state === 'published') ?? []
  if (!data || given.length === 0) return null
  return (
    <Section title={t('award.list')} flush>
      <ul className="list">
        {given.map(({ id, detail, own }) => (
          <li key={id}>
            <Row
              as={Link}
              to={placeOf(awardReceipt.page, { id })}
              start={<SubjectIcon subject="award" />}
              title={detail.title}
              detail={t(own?.answer ? 'award.givenOnDay' : 'award.toConfirm', {
                day: sayDay(detail.givenOn),
              })}
            />
          </li>
        ))}
        {data.total > given.length && (
          <li>
            <Row
              as={Link}
              to={to.awardList({})}
              start={<IconAward size="1.5rem" aria-hidden="true" />}
              title={t('award.seeAll')}
            />
          </li>
        )}
      </ul>
    </Section>
  )
}
