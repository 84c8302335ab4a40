import type { RestoreState } from '@daybook/contract/backup/backup.rules.ts'
import { Stack } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ProgressBar } from './ProgressBar.tsx'

export const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)

/** How far the server is with the restore. */
export function RestoreProgress({ state }: { state: RestoreState }) {
  const t = useT()
  const { stage, done, of } = state
  const words =
    stage === 'replacing'
      ? t('backup.replacing')
      : stage === 'trying'
        ? t('backup.trying')
        : t('backup.unpacking', { done: megabytes(done), all: megabytes(of) })
  return (
    <Section>
      <Stack>
        {stage === 'unpacking' ? (
          <ProgressBar words={words} done={done} of={of} />
        ) : (
          <ProgressBar words={words} />
        )}
        <p className="dim">{t('backup.keepOpen')}</p>
      </Stack>
    </Section>
  )
}
