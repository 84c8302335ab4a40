import { Box, Button, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'

const columns = {
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '0.5rem',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'all',
} as const

/** Shows the codes this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT()
  return (
    <Stack gap="1.25rem" maw="40rem" p="1rem var(--gutter)" mx="auto">
      <Section title={t('secondStep.codes')}>
        <Stack gap="sm">
          <p role="status">{t('secondStep.codesHint')}</p>
          <Box component="ul" className="list" fz="1.125rem" style={columns}>
            {codes.map((code) => (
              <li key={code}>{code.replace(/(.{5})/, '$1 ')}</li>
            ))}
          </Box>
          <Button
            variant="light"
            leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
            onClick={() => void copyText(codes.join('\n'))}
          >
            {t('secondStep.copyCodes')}
          </Button>
          <Button onClick={onKept}>{t('secondStep.codesKept')}</Button>
        </Stack>
      </Section>
    </Stack>
  )
}
