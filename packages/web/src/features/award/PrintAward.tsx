import { IconPrinter } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { PrintPdf } from '../fields/index.ts'
import { awardLink } from './award.data.ts'

/** The certificate, to print. */
export function PrintAward({ publication: { id, state } }: { publication: { id: string; state: string } }) {
  const t = useT()
  if (state === 'withdrawn') return null
  return (
    <Section>
      <PrintPdf
        find={() => awardLink(id)}
        variant="default"
        fullWidth
        leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
      >
        {t('award.print')}
      </PrintPdf>
    </Section>
  )
}
