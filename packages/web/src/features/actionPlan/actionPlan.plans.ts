// Whom an action plan is about: a child with an allergy that is severe or has a plan, or with a medicine for an ongoing
// condition such as asthma.
import type { presences } from '@daybook/contract/attendance/attendance.rules.ts'
import { medicinePlan } from '@daybook/contract/medicinePlan/medicinePlan.contract.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { justRead, query } from '../../platform/query/query.ts'
import type { Card } from '../child/index.ts'

/** A child as a board shows it. */
export type PlannedChild = Pick<
  Card,
  'id' | 'firstName' | 'familyName' | 'birthDate' | 'picture' | 'allergies' | 'dietNote'
> & { presence?: (typeof presences)[number] }

const { getBoard } = client(medicinePlan)

/** The children who are here and have a plan, each with the medicines of an ongoing condition. Every phone has them without a network. */
export function useActionPlans(children: readonly PlannedChild[]) {
  const { data } = useQuery({ ...query(getBoard), staleTime: justRead })
  return children.flatMap((child) => {
    if (child.presence !== undefined && child.presence !== 'present') return []
    const medicines = (data?.authorities ?? []).filter(
      ({ childId, category, ended }) => childId === child.id && category === 'ongoing' && ended === null,
    )
    const allergies = child.allergies.filter(({ severity, note }) => severity !== 'mild' || note !== null)
    return allergies.length + medicines.length === 0 ? [] : [{ child: { ...child, allergies }, medicines }]
  })
}

export type ActionPlan = ReturnType<typeof useActionPlans>[number]
