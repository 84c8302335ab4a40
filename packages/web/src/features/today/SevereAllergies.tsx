import { Box } from '@mantine/core'
import { IconAlertTriangleFilled, IconChevronDown, IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { nameAmong } from '../../kit/names.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { Card } from '../child/index.ts'
import { CautionRow } from './CautionRow.tsx'
import styles from './SevereAllergies.module.css'

const gravest = ['anaphylaxis', 'severe']

interface SevereAllergiesProps {
  here: readonly Card[]
  isOpenFirst: boolean
}

/** Who of these children has a severe allergy, in one line that opens. */
export function SevereAllergies({ here, isOpenFirst }: SevereAllergiesProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(isOpenFirst)
  const isAnaphylactic = ({ allergies }: Card) => allergies.some(({ severity }) => severity === 'anaphylaxis')
  const severe = here
    .filter(({ allergies }) => allergies.some(({ severity }) => gravest.includes(severity)))
    .toSorted((a, b) => Number(isAnaphylactic(b)) - Number(isAnaphylactic(a)))
  if (severe.length === 0)
    return (
      <p className={`line ${styles.none}`}>
        <IconCircleCheck color="var(--done)" size="1.25rem" aria-hidden="true" />
        {t('today.noSevere')}
      </p>
    )
  const names = severe.map((child) => nameAmong(child, here)).join(t('care.comma'))
  return (
    <section aria-label={t('today.severe')}>
      <button type="button" className={styles.line} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
        <span className={styles.names}>
          <strong>{t('today.severe')}</strong> {names}
        </span>
        <IconChevronDown size="1.25rem" aria-hidden="true" />
      </button>
      {isOpen && (
        <Box component="ul" className="list" style={{ borderBlockStart: '1px solid var(--line)' }}>
          {severe.map((child) => (
            <CautionRow key={child.id} child={child} />
          ))}
        </Box>
      )}
    </section>
  )
}
