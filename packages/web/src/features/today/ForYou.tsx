import { Box } from '@mantine/core'
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import fold from './FoldButton.module.css'
import { ForYouRow } from './ForYouRow.tsx'
import { may, requestsQuery, todoQuery } from './today.data.ts'

/** More rows are behind the last line. */
const mostRows = 3

/** On home: how much waits for the person, and the first few. */
export function ForYou() {
  const t = useT()
  const isFor = may(useSession(), 'request.read')
  const read = useQuery({ ...todoQuery(), enabled: isFor })
  const total = useQuery({ ...requestsQuery(), enabled: isFor }).data?.total
  if (!isFor) return null
  return (
    <Section
      title={t('today.forYou')}
      aside={total !== undefined && total > 0 && <Count>{total}</Count>}
      flush
    >
      <LoadedPart read={read} lines={3}>
        {(awaited) => {
          const rows = awaited.filter(({ whose }) => whose !== 'others')
          if (awaited.length === 0)
            return (
              <Box component="p" className="line" mih="3.5rem" p="0.5rem 1rem" c="dimmed">
                <IconCircleCheck color="var(--done)" size="1.5rem" aria-hidden="true" />
                {t('today.nothingToDo')}
              </Box>
            )
          return (
            <>
              <ul className="list">
                {rows.slice(0, mostRows).map((one) => (
                  <ForYouRow key={`${one.name} ${one.id}`} awaited={one} brief />
                ))}
              </ul>
              <Link to={to.todo()} className={fold.fold}>
                {rows.length > 0
                  ? t('today.allForYou', { count: total ?? rows.length })
                  : t('today.othersForYou')}
                <IconChevronRight className="along" size="1.25rem" aria-hidden="true" />
              </Link>
            </>
          )
        }}
      </LoadedPart>
    </Section>
  )
}

const Count = ({ children }: { children: number }) => (
  <Box component="b" fz="1.125rem" style={{ fontVariantNumeric: 'tabular-nums' }}>
    {children}
  </Box>
)
