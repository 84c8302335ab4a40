import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { PlaceAndDay } from '@daybook/contract/rule/rule.rules.ts'
import { useNow } from '../../kit/clock.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'

/** The centre's country and day, for rules that are the same in all of its regions. The server says the others. */
export function usePlaceAndDay(): PlaceAndDay {
  const day = dayAt(new Date(useNow()), useTimeZone())
  return { country: useSession().tenantInfo?.countryCode ?? '', region: null, day }
}
