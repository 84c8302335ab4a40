import { lazy, Suspense } from 'react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useSession } from '../../platform/session/current.ts'

const Download = lazy(async () => ({
  default: (await loadChunk(() => import('./Download.tsx'))).Download,
}))

/** What the centre keeps about one child, for a family that asks for it. */
export function ChildExport({ id, name }: { id: string; name: string }) {
  const t = useT()
  if (!useSession().userProfile?.rights.includes('data.export')) return null
  return (
    <Section title={t('dataExport.childTitle')}>
      <p>{t('dataExport.childHint', { name })}</p>
      <Suspense>
        <Download label={t('dataExport.childDownload')} about={name} childId={id} />
      </Suspense>
    </Section>
  )
}

/** What the centre keeps about one member of staff, for a person who asks for it. */
export function StaffExport({ id, name }: { id: string; name: string }) {
  const t = useT()
  if (!useSession().userProfile?.rights.includes('data.export')) return null
  return (
    <Section title={t('dataExport.staffTitle')}>
      <p>{t('dataExport.staffHint', { name })}</p>
      <Suspense>
        <Download label={t('dataExport.staffDownload')} about={name} staffId={id} />
      </Suspense>
    </Section>
  )
}
