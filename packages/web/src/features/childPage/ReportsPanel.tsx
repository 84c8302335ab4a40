import { ChildReports } from '../report/index.ts'

export function ReportsPanel({ id }: { id: string }) {
  return <ChildReports childId={id} />
}
