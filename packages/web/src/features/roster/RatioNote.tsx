import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheck } from '@tabler/icons-react'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { WeekPlan } from './roster.data.ts'
import { useDayOf } from './roster.words.ts'
import type { shortIn } from './week.plan.ts'

const onLine = { verticalAlign: '-0.1875rem' }

interface RatioNoteProps {
  weekOn: string
  short: ReturnType<typeof shortIn>
  certificates: WeekPlan['certificates']
}

/** Whether the week has enough adults, and enough who hold the certificates that the law asks for. */
export function RatioNote({ weekOn, short, certificates }: RatioNoteProps) {
  const t = useT()
  const dayOf = useDayOf(weekOn)
  const named = (days: ReturnType<typeof shortIn>['days']) =>
    days.map((day) => dayOf(day)).join(t('fields.comma'))
  const problems = [
    ...(short.days.length > 0 ? [t('roster.shortDays', { days: named(short.days) })] : []),
    ...short.certificates.map(({ kind, days }) =>
      t('roster.shortHolders', { title: titleOf(certificates, kind), days: named(days) }),
    ),
  ]
  return (
    <Box p="sm" fw={600} c={problems.length > 0 ? 'var(--overdue)' : 'var(--done)'} aria-live="polite">
      {problems.map((problem) => (
        <p key={problem}>
          <IconAlertTriangleFilled size="1.125rem" style={onLine} aria-hidden="true" /> {problem}
        </p>
      ))}
      {problems.length === 0 && (
        <p>
          <IconCircleCheck size="1.125rem" style={onLine} aria-hidden="true" /> {t('roster.enough')}
        </p>
      )}
    </Box>
  )
}

/** What the centre calls a kind of certificate. */
export const titleOf = (certificates: WeekPlan['certificates'], kind: string): string =>
  entryWords(credentialKinds, certificates.find((held) => held.kind === kind)?.title ?? kind)
