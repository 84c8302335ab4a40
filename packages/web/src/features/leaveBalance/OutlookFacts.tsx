import { Box, Group } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { type Outlook, requestQuery } from './leaveBalance.data.ts'

/** The last line is what the others come to. */
const result = { pt: '0.25rem', fw: 650, style: { borderBlockStart: '1px solid var(--line)' } }

interface OutlookFactsProps {
  outlook: Outlook
  /** Whether to warn, which is of use only before it is decided. */
  warns: boolean
}

/** What leave takes and what is left after it. It warns, and never forbids. */
export function OutlookFacts({ outlook, warns }: OutlookFactsProps) {
  const t = useT()
  const dayWords = useDayWords()
  const { kind, granted, taken, waiting, days, remains, lowest, on } = outlook
  const facts = [
    [t('leaveBalance.grantedBy', { day: dayWords(on, 'shortDate') }), granted],
    [t('leaveBalance.taken'), taken],
    [t('leaveBalance.thisLeave'), days],
    ...(waiting > 0 ? ([[t('leaveBalance.waiting'), waiting]] as const) : []),
    [t('leaveBalance.remainsAfter'), remains],
  ] as const
  return (
    <Section title={t('leaveBalance.titleOf', { kind: t(`leaveBalance.kind.${kind}`) })}>
      <Box component="dl" display="grid" m={0} style={{ gap: '0.25rem' }}>
        {facts.map(([label, value], place) => (
          <Group
            key={label}
            wrap="nowrap"
            justify="space-between"
            {...(place === facts.length - 1 && result)}
          >
            <dt>{label}</dt>
            <Box component="dd" m={0} ta="end" style={{ fontVariantNumeric: 'tabular-nums' }}>
              {t('leaveBalance.dayCount', { count: value })}
            </Box>
          </Group>
        ))}
      </Box>
      {warns && lowest < 0 && (
        <Box
          component="p"
          className="line"
          mt="sm"
          c="var(--soon)"
          role="status"
          style={{ alignItems: 'start' }}
        >
          <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
          {remains < 0
            ? t('leaveBalance.tooMany', { count: -remains })
            : t('leaveBalance.tooManyLater', { count: -lowest })}
        </Box>
      )}
    </Section>
  )
}

/** On the page of a request, for its author and whoever decides. */
export function RequestOutlook({ id, isDecided }: { id: string; isDecided: boolean }) {
  const { data } = useQuery(requestQuery(id))
  return data ? <OutlookFacts outlook={data} warns={!isDecided} /> : null
}
