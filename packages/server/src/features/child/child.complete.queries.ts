// What is taken for a new child until somebody says otherwise.
import type { childFields } from '@daybook/contract/child/child.fields.ts'
import { isUsuallyInNappies } from '@daybook/contract/child/child.rules.ts'
import { allergensIn } from '@daybook/contract/kernel/allergen.words.rules.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import type { RegisterContext, Saving } from '../register/index.ts'

type Child = ValuesOf<typeof childFields>

export function withNappies({ before, values }: Saving<Child>, today: string): Child {
  const { inNappies, birthDate } = values
  const isUnsaid = before === undefined && inNappies === null && birthDate !== null
  return isUnsaid ? { ...values, inNappies: isUsuallyInNappies(birthDate, today) } : values
}

/** An allergy without a word of what to warn of warns of what its substance means. */
export const withAllergens = (values: Child): Child => ({
  ...values,
  allergies:
    values.allergies?.map((allergy) =>
      allergy.allergens?.length ? allergy : { ...allergy, allergens: allergensIn(allergy.substance) },
    ) ?? null,
})

const week = ['1', '2', '3', '4', '5']

/** An enrolment of a file that says no more than the room is from today, Monday to Friday, while the centre is open. */
export async function enrolmentFiller({ tx, actor }: Pick<RegisterContext, 'tx' | 'actor'>) {
  const { opensAt, closesAt } = await tx
    .selectFrom('centre')
    .select(['opensAt', 'closesAt'])
    .executeTakeFirstOrThrow()
  const hours = { arrivesAt: opensAt.slice(0, 5), leavesAt: closesAt.slice(0, 5) }
  const usual: Values = { startsOn: actor.today, weekdays: week, ...hours }
  const filled = (part: unknown) =>
    typeof part === 'object' && part !== null
      ? { ...part, ...Object.fromEntries(Object.entries(usual).filter(([name]) => !(part as Values)[name])) }
      : part
  return (values: Values): Values =>
    Array.isArray(values.enrolments) ? { ...values, enrolments: values.enrolments.map(filled) } : values
}
