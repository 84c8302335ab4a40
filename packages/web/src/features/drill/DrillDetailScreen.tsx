import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { DrillResult } from './DrillResult.tsx'
import { drillQuery } from './drill.data.ts'

export function DrillDetailScreen() {
  const t = useT()
  const { id = '' } = useSearch('drillDetail')
  const read = useQuery({ ...drillQuery(id), enabled: id !== '' })
  if (id === '') return <EmptyState title={t('error.NOT_FOUND')} />
  return (
    <DetailScreen read={read}>
      {(drill) => <DrillResult drill={drill} template={drill.template} />}
    </DetailScreen>
  )
}
