import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { ChildExport } from '../dataExport/PersonExport.tsx'
import { PictureRow } from '../fields/index.ts'
import type { RegisterRow } from '../register/index.ts'
import { pictureQuery, savePicture } from './child.data.ts'

/** What a manager does for a child besides changing their record. */
export function ChildMore({ row }: { row: RegisterRow }) {
  return (
    <>
      {row.can.includes('edit') && <ChildPicture id={row.id} />}
      <ChildExport id={row.id} name={`${row.firstName} ${row.familyName}`} />
    </>
  )
}

function ChildPicture({ id }: { id: string }) {
  const t = useT()
  const read = useQuery(pictureQuery(id))
  return (
    <Section title={t('fields.picture')}>
      <LoadedPart read={read}>
        {(child) => <PictureRow {...child} onSave={(avatar) => savePicture(id, avatar)} />}
      </LoadedPart>
    </Section>
  )
}
