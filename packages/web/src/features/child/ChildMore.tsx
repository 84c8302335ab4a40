import { child } from '@daybook/contract/child/child.contract.ts'
import { fullName } from '@daybook/contract/child/child.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { ChildExport } from '../dataExport/PersonExport.tsx'
import { PictureRow } from '../fields/index.ts'
import type { RegisterRow } from '../register/index.ts'
import { ChildPageLink } from './ChildPageLink.tsx'

const api = client(child)

const pictureQuery = (id: string) => ({ ...query(api.getPicture, { id }), staleTime: justRead })

/** @param avatar the id of an uploaded picture, or empty for none
 *  @throws ApiError, which has been shown */
async function savePicture(id: string, avatar: string): Promise<void> {
  receiveAnswer(api.savePicture.id, await api.savePicture({ id, avatar }))
}

/** What a manager does for a child besides changing their record. */
export function ChildMore({ row }: { row: RegisterRow }) {
  const t = useT()
  const child = { id: row.id, firstName: String(row.firstName), familyName: String(row.familyName) }
  return (
    <>
      {row.active && (
        <Section title={t('child.dayPage')}>
          <p className="dim">{t('child.dayPageHint')}</p>
          <ChildPageLink child={child} />
        </Section>
      )}
      {row.can.includes('edit') && <ChildPicture id={row.id} />}
      <ChildExport id={row.id} name={fullName(child)} />
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
