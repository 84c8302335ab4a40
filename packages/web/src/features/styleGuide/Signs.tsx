import { subjects } from '@daybook/contract/kernel/subjects.ts'
import { Box, Group } from '@mantine/core'
import { History } from '../../kit/History.tsx'
import { Ring } from '../../kit/Ring.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { UnsentMark } from '../../kit/UnsentMark.tsx'
import { useT } from '../../platform/i18n/language.ts'

/** Icons, rings and marks, each with the words that belong to it. */
export function Signs() {
  const t = useT()
  return (
    <>
      <Section title={t('styleGuide.subjects')}>
        <Group gap="sm">
          {subjects.map((subject) => (
            <Box component="div" className="line" key={subject} miw="9rem">
              <SubjectIcon subject={subject} />
              <code>{subject}</code>
            </Box>
          ))}
        </Group>
      </Section>
      <Section title={t('styleGuide.signs')}>
        <Group gap="sm">
          <Ring left={0.8} tone="done">
            {t('styleGuide.minutesLeft', { count: 8 })}
          </Ring>
          <Ring left={0.2} tone="soon">
            {t('styleGuide.minutesLeft', { count: 2 })}
          </Ring>
          <Ring left={0} tone="overdue" over>
            {t('styleGuide.minutesOver', { count: 3 })}
          </Ring>
          <History>{t('styleGuide.yesterday')}</History>
          <UnsentMark />
        </Group>
      </Section>
    </>
  )
}
