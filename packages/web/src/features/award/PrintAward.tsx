import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { openLink } from '../../platform/open.link.ts'
import { awardLink } from './award.data.ts'

/** The certificate, to print. */
export function PrintAward({ publication: { id, state } }: { publication: { id: string; state: string } }) {
  const t = useT()
  const [isOpening, setIsOpening] = useState(false)
  if (state === 'withdrawn') return null
  return (
    <Section>
      <Button
        variant="default"
        fullWidth
        loading={isOpening}
        leftSection={<IconPrinter size="1.25rem" aria-hidden="true" />}
        onClick={() => {
          setIsOpening(true)
          void openLink(() => awardLink(id)).finally(() => setIsOpening(false))
        }}
      >
        {t('award.print')}
      </Button>
    </Section>
  )
}
