import { Box, Stack } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Download } from './Download.tsx'

const held = ['people', 'days', 'records', 'plans', 'files', 'trail'] as const
const left = ['secrets', 'personal'] as const

/** Everything that the centre keeps, to take along or to look through. */
export function DataExportScreen() {
  const t = useT()
  const list = (items: readonly (typeof held | typeof left)[number][]) => (
    <Box component="ul" ps="1.25rem" m={0}>
      {items.map((item) => (
        <li key={item}>{t(`dataExport.${item}`)}</li>
      ))}
    </Box>
  )
  return (
    <Stack p="1rem var(--gutter) 2rem">
      <Section title={t('dataExport.held')}>{list(held)}</Section>
      <Section title={t('dataExport.left')}>{list(left)}</Section>
      <Section title={t('dataExport.file')}>
        <p>{t('dataExport.hint')}</p>
        <Download label={t('dataExport.download')} about={t('dataExport.title')} />
      </Section>
    </Stack>
  )
}
