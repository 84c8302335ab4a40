import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { DrillResult } from './DrillResult.tsx'
import { drillQuery } from './drill.data.ts'

export function DrillDetailScreen() {
  const { id = '' } = useSearch('drillDetail')
  const read = useQuery({ ...drillQuery(id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <DetailScreen read={read}>
      {(drill) => <DrillResult drill={drill} template={drill.template} />}
    </DetailScreen>
  )
}
