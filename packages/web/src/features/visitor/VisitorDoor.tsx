import { IconUserQuestion } from '@tabler/icons-react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { VisitorForm } from './VisitorForm.tsx'
import { needsStaff } from './visitor.data.ts'

/** The form of the door. Where a code is asked for and cannot be sent, staff sign the visitor in. */
export function VisitorDoor(props: Parameters<typeof VisitorForm>[0]) {
  const t = useT()
  if (needsStaff(props.door))
    return (
      <EmptyState
        icon={<IconUserQuestion />}
        title={t('visitor.askStaff')}
        hint={t('visitor.askStaffHint')}
      />
    )
  return <VisitorForm {...props} />
}
