import { ChildExport } from '../dataExport/index.ts'
import type { RegisterRow } from '../register/index.ts'

/** What a manager does for a child besides changing their record. */
export function ChildMore({ row }: { row: RegisterRow }) {
  return <ChildExport id={row.id} name={`${row.firstName} ${row.familyName}`} />
}
