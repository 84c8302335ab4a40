import { Box, Button, Stack } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { ProofForm } from './ProofForm.tsx'
import { confirmSecondStep } from './secondStep.data.ts'

interface SetUpProps {
  secret: string
  address: string
  onDone: (recoveryCodes: string[]) => void
}

/** Shows the new secret, and asks for a code that the app makes of it. */
export function SetUp({ secret, address, onDone }: SetUpProps) {
  const t = useT()
  const picture = useQrCode(address)
  return (
    <Stack gap="1.25rem" maw="40rem" p="1rem var(--gutter)" mx="auto">
      <Section title={t('secondStep.setUp')}>
        <Stack gap="sm">
          <p>{t('secondStep.appHint')}</p>
          {picture && (
            <Box
              component="img"
              w="min(14rem, 100%)"
              h="auto"
              mx="auto"
              bg="#fff"
              bdrs="md"
              src={picture}
              alt={t('secondStep.picture')}
              width="224"
              height="224"
            />
          )}
          <p style={{ overflowWrap: 'anywhere', userSelect: 'all' }}>
            {t('secondStep.key')}
            {t('kit.colon')}
            <strong>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</strong>
          </p>
          <Button
            variant="light"
            leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
            onClick={() => void copyText(secret)}
          >
            {t('secondStep.copyKey')}
          </Button>
          <ProofForm
            label={t('secondStep.code')}
            button={t('secondStep.turnOn')}
            onSend={async (code) => onDone(await confirmSecondStep(code))}
          />
        </Stack>
      </Section>
    </Stack>
  )
}
