import { Button } from '@mantine/core'
import { IconMoodEmpty } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { OfflineNote } from '../../kit/OfflineNote.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'

/** What stands where data will be. */
export function States() {
  const t = useT()
  // Only when asked for: while it shows, the page counts as loading.
  const [isLoading, setLoading] = useState(false)
  return (
    <>
      <Section title={t('styleGuide.empty')}>
        <EmptyState
          icon={<IconMoodEmpty />}
          title={t('styleGuide.nothing')}
          hint={t('styleGuide.nothingHint')}
          action={<Button>{t('styleGuide.record')}</Button>}
        />
      </Section>
      <Section title={t('styleGuide.loading')}>
        <Button variant="default" aria-pressed={isLoading} onClick={() => setLoading(!isLoading)}>
          {t('styleGuide.showLoading')}
        </Button>
        {isLoading && <Skeletons shape="list" count={3} />}
      </Section>
      <Section title={t('styleGuide.offline')}>
        <OfflineNote />
      </Section>
    </>
  )
}
