import { leaveKinds } from '@daybook/contract/leave/leave.fields.ts'
import { columnsOf, type Form } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { leaveOf } from '@daybook/contract/workflow/workflow.leave.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { StartForm } from './StartForm.tsx'
import { WithParams } from './WithParams.tsx'
import { draftQuery, formQuery } from './workflow.data.ts'

/** Asks for leave as a process. It becomes leave like any other, which managers decide. */
export function LeaveStartScreen() {
  const { p } = useSearch('workflowLeaveStart')
  return (
    <WithParams p={p} needs="processId">
      {({ processId }) => <LeaveStart processId={processId} />}
    </WithParams>
  )
}

function LeaveStart({ processId }: { processId: string }) {
  const t = useT()
  const read = useQuery(formQuery(processId))
  const draft = useQuery(draftQuery(processId))
  const form = leaveForm(t)
  const rights = Object.fromEntries(
    columnsOf(form).map(({ prop }) => [prop, { readable: true, writable: true }]),
  )
  return (
    <Loaded read={read} skeleton="page">
      {({ process }) => (
        <Loaded read={draft} skeleton="page">
          {(found) => (
            <StartForm
              process={process}
              form={form}
              rights={rights}
              draft={found ?? undefined}
              check={(values) => {
                const asked = leaveOf(values)
                return 'problems' in asked ? asked.problems : {}
              }}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  )
}

const required = [{ required: true }]

/** The family's external form: a range of date and time, days and a reason, all of them needed. */
const leaveForm = (t: ReturnType<typeof useT>): Form => ({
  column: [
    {
      label: t('workflow.leaveKind'),
      prop: 'kind',
      type: 'select',
      value: 'annual',
      dicData: leaveKinds.map((value) => ({ value, label: t(`leave.kind.${value}`) })),
      rules: required,
    },
    { label: t('workflow.leaveDates'), prop: 'datetime', type: 'datetimerange', rules: required },
    { label: t('workflow.leaveDays'), prop: 'days', type: 'number', rules: required },
    { label: t('workflow.leaveReason'), prop: 'reason', type: 'textarea', rules: required },
  ],
  group: [],
})
