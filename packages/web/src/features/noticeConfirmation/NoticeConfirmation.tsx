import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { act, OwnState, publicationQuery } from '../receipt/index.ts'
import { noticeConfirmationKind as kind } from './noticeConfirmation.data.ts'

interface NoticeConfirmationProps {
  row: { id: string; [field: string]: unknown }
}

/** Of a notice that asks for it: whether the reader has confirmed it, and for managers how many have. */
export function NoticeConfirmation({ row: { id, asksConfirmation, releaseTime } }: NoticeConfirmationProps) {
  const t = useT()
  const now = useNow()
  const isAsking = asksConfirmation === 1 && Date.parse(String(releaseTime)) <= now
  const { data } = useQuery({ ...publicationQuery(kind, id), enabled: isAsking, retry: false })
  if (!isAsking || !data) return null
  const { version, can, own, counts, state } = data
  const { confirm } = kind.api
  return (
    <Section title={t('noticeConfirmation.heading')}>
      <Group gap="sm">
        <OwnState kind={kind} state={state} own={own} />
        {can.includes('answer') && (
          <Button
            onClick={() =>
              void act(confirm, () => confirm({ id, version }, { quiet: true }), t('receipt.confirmed'))
            }
          >
            {t('noticeConfirmation.do.confirmed')}
          </Button>
        )}
        {counts && (
          <Button variant="default" component={Link} to={to.noticeConfirmationPeople({ id })}>
            {t('noticeConfirmation.count', { confirmed: counts.confirmed, people: counts.people })}
          </Button>
        )}
      </Group>
    </Section>
  )
}
