import { isRefusedOn } from '@daybook/contract/child/child.rules.ts'
import { Box } from '@mantine/core'
import { IconHandStop, IconVaccine, type TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { listed } from '../../platform/i18n/punctuation.ts'
import { optionOf } from '../fields/index.ts'
import type { Page } from './childPage.data.ts'

/** What must be known at once: medicines for an emergency, and what the parents do not want. */
export function HealthNotes({ health: { medicines, consents }, day }: Pick<Page, 'health' | 'day'>) {
  const t = useT()
  const pens = (medicines ?? []).filter(({ isEmergency }) => isEmergency)
  const refused = (consents ?? [])
    .filter((consent) => isRefusedOn(consent, day))
    .map(({ what }) => optionOf('child', 'consents.what', what))
  return (
    <>
      {pens.map(({ name, dose, note }) => (
        <HealthNote key={name} icon={IconVaccine}>
          {t('childPage.inEmergency', { what: [name, dose, note].filter(Boolean).join('. ') })}
        </HealthNote>
      ))}
      {refused.length > 0 && (
        <HealthNote icon={IconHandStop}>{t('childPage.notAgreed', { what: listed(refused) })}</HealthNote>
      )}
    </>
  )
}

/** A line of what must be known at once. */
export function HealthNote({ icon: Icon, children }: { icon: TablerIcon; children: ReactNode }) {
  return (
    <Box component="p" className="line" p="0.625rem 0.875rem" bg="var(--page)" bdrs="md" style={note}>
      <Icon
        size="1.25rem"
        color="var(--subject-sunscreen)"
        style={{ marginBlockStart: '0.125rem' }}
        aria-hidden="true"
      />
      {children}
    </Box>
  )
}

const note = { gap: '0.625rem', alignItems: 'flex-start' }
