import {
  mealMenuRegister as declared,
  type mealMenuFields,
} from '@daybook/contract/mealMenu/mealMenu.kind.ts'
import { fail } from '../../platform/errors.ts'
import { type RegisterKind, refusing } from '../register/index.ts'
import { publishedAmong } from './mealMenu.queries.ts'

export const mealMenuRegister: RegisterKind<typeof mealMenuFields> = {
  ...declared,
  name: 'mealMenu',
  table: 'mealMenu',
  columns: {},
  // What was on the menu on a past day stays as it was.
  async check({ tx, actor }, savings) {
    const ids = savings.filter(({ before }) => before).map(({ id }) => id)
    const published = new Set(await publishedAmong(tx, ids))
    return refusing(savings, ({ id, before, values }) => {
      if (!before || !published.has(id)) return
      if (before.startsOn !== values.startsOn || before.weeks !== values.weeks) fail('MENU_PUBLISHED')
      if (before.endsOn === values.endsOn) return
      if (before.endsOn !== null && before.endsOn < actor.today) fail('MENU_PUBLISHED')
      if (values.endsOn !== null && values.endsOn < actor.today)
        fail('VALIDATION_FAILED', { endsOn: 'IN_PAST' })
    })
  },
  async refuseRemoval({ tx }, ids) {
    const published = await publishedAmong(tx, ids)
    return Object.fromEntries(published.map((id) => [id, 'MENU_PUBLISHED']))
  },
}
