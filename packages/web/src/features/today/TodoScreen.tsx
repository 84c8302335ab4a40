import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import type { today } from '@daybook/contract/today/today.contract.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangle, IconChecklist, IconHelpCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { twoLines } from '../../kit/two.lines.ts'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { requestsQuery, todoQuery } from './today.data.ts'
import { useWording } from './useWording.ts'

type Request = AnswerOf<(typeof today.operations)['listRequests']>[number]

/** Everything that waits for this person, whichever feature it is of, the oldest due first. Each opens its page. */
export function TodoScreen() {
  const t = useT()
  const read = useQuery(todoQuery())
  const counts = useQuery(requestsQuery()).data
  const others = counts ? countedOnly(counts) : []
  return (
    <ListScreen
      read={read}
      head={others.length > 0 && <OtherWork kinds={others} />}
      empty={{ icon: <IconChecklist />, title: t('today.nothingToDo'), hint: t('today.nothingToDoHint') }}
    >
      {(request) => <RequestRow key={`${request.name} ${request.id}`} request={request} />}
    </ListScreen>
  )
}

const allKinds = () => Object.values(declared('awaiting')).flatMap((own) => Object.entries(own))

/** The kinds above zero that the server does not list one by one. */
const countedOnly = (counts: Record<string, number>) =>
  allKinds().flatMap(([name, kind]) => {
    const count = counts[name] ?? 0
    return count > 0 && !kind.row ? [{ name, kind, count }] : []
  })

function OtherWork({ kinds }: { kinds: ReturnType<typeof countedOnly> }) {
  const t = useT()
  return (
    <Section flush>
      {kinds.map(({ name, kind: { words, to }, count }) => (
        <Row
          key={name}
          as={Link}
          to={to()}
          start={<IconHelpCircle size="1.5rem" aria-hidden="true" />}
          title={words(t, count)}
        />
      ))}
    </Section>
  )
}

function RequestRow({ request: { name, page, params } }: { request: Request }) {
  const wording = useWording()
  const kind = allKinds().find(([known]) => known === name)?.[1]
  // A page opened before an update does not know the newest kinds.
  if (!kind?.row) return null
  const { title, detail, quote, subject, isLate } = kind.row(wording, params)
  return (
    <li>
      <Row
        as={Link}
        to={placeOf(page)}
        start={<SubjectIcon subject={subject} />}
        title={title}
        detail={
          <>
            {quote && (
              <Box component="span" c="var(--text)" style={{ ...twoLines, overflowWrap: 'anywhere' }}>
                {quote}
              </Box>
            )}
            <span>{detail}</span>
            {isLate && (
              <Box component="span" className="line" style={{ gap: '0.25rem' }} fw={600} c="var(--overdue)">
                <IconAlertTriangle size="1.125rem" aria-hidden="true" />
                {wording.t('today.late')}
              </Box>
            )}
          </>
        }
      />
    </li>
  )
}
