import { lazy, Suspense } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { loadSecondStaff } from '../attendance/index.ts'

const SecondStaff = lazy(async () => ({ default: (await loadChunk(loadSecondStaff)).SecondStaff }))

interface SecondPersonProps {
  value: string | undefined
  onChange: (id: string) => void
  error?: string | undefined
}

/** Who has checked what is given against an allergy or a diet. */
export function SecondPerson(props: SecondPersonProps) {
  const t = useT()
  return (
    <Suspense>
      <SecondStaff label={t('care.secondPerson')} {...props} />
    </Suspense>
  )
}
