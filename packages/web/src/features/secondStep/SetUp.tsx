import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useQrCode } from '../../platform/qr.code.ts'
import { ProofForm } from './ProofForm.tsx'
import styles from './SecondStep.module.css'
import { copy } from './secondStep.copy.ts'
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
    <div className={styles.page}>
      <Section title={t('secondStep.setUp')}>
        <div className={styles.fields}>
          <p>{t('secondStep.appHint')}</p>
          {picture && (
            <img
              className={styles.picture}
              src={picture}
              alt={t('secondStep.picture')}
              width="224"
              height="224"
            />
          )}
          <p className={styles.key}>
            {t('secondStep.key')}: <strong>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</strong>
          </p>
          <Button
            variant="light"
            leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
            onClick={() => copy(secret)}
          >
            {t('secondStep.copyKey')}
          </Button>
          <ProofForm
            label={t('secondStep.code')}
            button={t('secondStep.turnOn')}
            onSend={async (code) => onDone(await confirmSecondStep(code))}
          />
        </div>
      </Section>
    </div>
  )
}
