import { type ChecklistKindName, checklistFile } from '@daybook/contract/app/checklist.kinds.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { CheckResult } from './CheckResult.tsx'
import { type CheckDetail, checkQuery } from './checklist.data.ts'

/** One check as it was filled. It prints as a page; one that is not finished can be continued. */
export function CheckPage({ id }: { id: string }) {
  const t = useT()
  const read = useQuery(checkQuery(id))
  return (
    <>
      <HeadActions>
        <ActionIcon
          variant="subtle"
          size={48}
          c="var(--bar-text)"
          aria-label={t('checklist.print')}
          onClick={() => print()}
        >
          <IconPrinter size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </HeadActions>
      <DetailScreen
        read={read}
        {...(read.data?.finished === null && { actions: (check: CheckDetail) => <Continue check={check} /> })}
      >
        {(check) => <CheckResult kind={asKind(check.kind)} check={check} template={check.template} />}
      </DetailScreen>
    </>
  )
}

// The server knows only the kinds of the contract.
const asKind = (kind: string) => kind as ChecklistKindName

function Continue({ check: { kind, taskId } }: { check: CheckDetail }) {
  const t = useT()
  return (
    <Button component={Link} to={placeOf(checklistFile(asKind(kind)).page, taskId ? { taskId } : {})}>
      {t('checklist.continue')}
    </Button>
  )
}
