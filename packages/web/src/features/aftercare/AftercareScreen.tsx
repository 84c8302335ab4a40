import { fullName } from '@daybook/contract/child/child.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { shownOnPage } from '../watch/index.ts'
import { aftercareQuery } from './aftercare.data.ts'
import { SignatureSection } from './SignatureSection.tsx'
import { WatchSection } from './WatchSection.tsx'

/** What comes after an accident, for whoever is in the child's room. */
export function AftercareScreen() {
  const t = useT()
  const { id = '' } = useSearch('aftercare')
  useEffect(() => {
    shownOnPage.set(new Set([id]))
    return () => shownOnPage.set(new Set())
  }, [id])
  const read = useQuery({ ...aftercareQuery(id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <DetailScreen read={read}>
      {(after) => (
        <>
          <Section title={fullName(after.child)}>
            {after.watch ? <WatchSection id={id} after={after} /> : <p>{t('aftercare.over')}</p>}
          </Section>
          <SignatureSection id={id} after={after} />
        </>
      )}
    </DetailScreen>
  )
}
