import { Box } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { OversightSection } from './OversightSection.tsx'
import { oversightQuery } from './today.data.ts'

/** What a manager looks at today: the sections that the features declare, each row with the page where it is settled. */
export function OversightScreen() {
  const t = useT()
  const read = useQuery(oversightQuery())
  const sections = Object.values(declared('oversight'))
    .flatMap((own) => Object.entries(own))
    .sort(([, a], [, b]) => a.order - b.order)
  return (
    <DetailScreen read={read}>
      {({ holdsMessages, sections: rows }) => (
        <>
          {holdsMessages && <Warning>{t('today.copy')}</Warning>}
          {Object.values(rows).every((own) => own.length === 0) ? (
            <EmptyState
              icon={<IconCircleCheck />}
              title={t('today.overseenNothing')}
              hint={t('today.overseenNothingHint')}
            />
          ) : (
            <Box
              display="grid"
              style={{
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(22rem, 100%), 1fr))',
                gap: '1.25rem',
                alignItems: 'start',
              }}
            >
              {sections.map(([name, section]) => (
                <OversightSection key={name} section={section} rows={rows[name] ?? []} />
              ))}
            </Box>
          )}
        </>
      )}
    </DetailScreen>
  )
}
