import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { aftercareQuery } from './aftercare.data.ts'
import { SignatureSection } from './SignatureSection.tsx'
import { WatchSection } from './WatchSection.tsx'

/** On the page of an accident, and on paper: the looks after a bump to the head, and the parent's signature. */
export function AfterAccidentParts({ report: { id } }: { report: { id: string } }) {
  const t = useT()
  const read = useQuery(aftercareQuery(id))
  return (
    <LoadedPart read={read}>
      {(after) => (
        <>
          {after.watch && (
            <Section title={t('aftercare.watch')}>
              <WatchSection id={id} after={after} />
            </Section>
          )}
          <SignatureSection id={id} after={after} />
        </>
      )}
    </LoadedPart>
  )
}
