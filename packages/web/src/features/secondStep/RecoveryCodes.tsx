import { Button } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './SecondStep.module.css'
import { copy } from './secondStep.copy.ts'

/** Shows the codes this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const t = useT()
  return (
    <div className={styles.page}>
      <Section title={t('secondStep.codes')}>
        <div className={styles.fields}>
          <p role="status">{t('secondStep.codesHint')}</p>
          <ul className={styles.codes}>
            {codes.map((code) => (
              <li key={code}>{code.replace(/(.{5})/, '$1 ')}</li>
            ))}
          </ul>
          <Button
            variant="light"
            leftSection={<IconCopy size="1.25rem" aria-hidden="true" />}
            onClick={() => copy(codes.join('\n'))}
          >
            {t('secondStep.copyCodes')}
          </Button>
          <Button onClick={onKept}>{t('secondStep.codesKept')}</Button>
        </div>
      </Section>
    </div>
  )
}
