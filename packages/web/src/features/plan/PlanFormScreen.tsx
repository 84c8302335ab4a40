import { taskKindNames } from '@daybook/contract/app/task.kinds.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { PlanForm } from './PlanForm.tsx'
import { planQuery, roomsQuery } from './plan.data.ts'
import { newValues, valuesOf, wholeCentre } from './plan.fields.ts'

/** The form for a new entry, or for the one whose id is in the address. */
export function PlanFormScreen() {
  const t = useT()
  const { id } = useSearch('planForm')
  const today = dayAt(new Date(useNow()), useTimeZone())
  const plan = useQuery(planQuery())
  const rooms = useQuery(roomsQuery())
  return (
    <>
      <HeadActions title={t(id ? 'plan.formEdit' : 'plan.formNew')} />
      <Loaded read={rooms} skeleton="page">
        {(options) => {
          if (!id) {
            const fields = newValues(taskKindNames[0], options[0]?.code ?? wholeCentre, today)
            return <PlanForm initial={fields} rooms={options} plan={plan.data ?? []} />
          }
          return (
            <Loaded read={plan} skeleton="page">
              {(entries) => {
                const entry = entries.find((one) => one.id === id)
                if (!entry) return <Gone />
                return (
                  <PlanForm key={id} initial={valuesOf(entry)} entry={entry} rooms={options} plan={entries} />
                )
              }}
            </Loaded>
          )
        }}
      </Loaded>
    </>
  )
}
