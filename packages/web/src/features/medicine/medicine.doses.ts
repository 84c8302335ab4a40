// The doses that a child has had on a day: those that the server knows, and those that wait on this device.
import { dayAt, timeAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { medicine, type medicineFields } from '@daybook/contract/medicine/medicine.kind.ts'
import { isSameMedicine } from '@daybook/contract/medicine/medicine.rules.ts'
import type { Report } from '@daybook/contract/report/report.kind.ts'
import { client } from '../../platform/api/client.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { t } from '../../platform/i18n/language.ts'
import { waiting } from '../../platform/outbox/current.ts'
import type { Entry } from '../../platform/outbox/entry.ts'
import { queryClient } from '../../platform/query/query.client.ts'
import { latestQuery } from '../../platform/query/query.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import type { AskedFirst } from '../report/index.ts'

export const dosesQuery = latestQuery(client(medicine).listAll)

interface Dose {
  id: string
  childId: string
  name: string
  dose: string
  occurredAt: string
  byName: string
}

type Detail = ValuesOf<typeof medicineFields>

/** The doses of these reports and of the entries that this person has not sent yet. */
export function dosesOf(records: readonly Report<Detail>[], entries: readonly Entry[]): Dose[] {
  const { userInfo } = session.get()
  const sent = records
    .filter(({ state }) => state !== 'cancelled')
    .map(({ id, author, detail: { childId, name, dose, occurredAt } }) => {
      return { id, childId, name, dose, occurredAt, byName: author.name }
    })
  const unsent = entries
    .filter(({ operation, userId }) => operation === 'medicine.submit' && userId === userInfo?.user_id)
    .map(({ input: { id, detail } }) => {
      const { childId, name, dose, occurredAt } = detail as Detail
      return { id: String(id), childId, name, dose, occurredAt, byName: userInfo?.realName ?? '' }
    })
  const waitingIds = new Set(unsent.map(({ id }) => id))
  return [...unsent, ...sent.filter(({ id }) => !waitingIds.has(id))]
}

/** The form that is filled in. */
interface About {
  /** The report's id. */
  id: string
  values: Values
  timeZone: string
}

/** The other doses that the chosen child has had on the day of this dose. */
export function dosesThatDay(doses: readonly Dose[], { id, values, timeZone }: About): Dose[] {
  const dayOf = (at: string | number) => dayAt(new Date(at), timeZone)
  const day = dayOf(typeof values.occurredAt === 'string' ? values.occurredAt : serverNow())
  return doses.filter(
    (dose) => dose.id !== id && dose.childId === values.childId && dayOf(dose.occurredAt) === day,
  )
}

export const doseWords = (t: Translate, { name, dose, occurredAt, byName }: Dose, timeZone: string) =>
  t('medicine.already', {
    what: t('medicine.onRecord', { name, dose }),
    time: timeAt(new Date(occurredAt), timeZone),
    who: byName,
  })

/** How long the newest doses are waited for, in milliseconds. After that those of the device count. */
const longestWait = 3000

/** Stops a second dose of a medicine on one day, and a dose when nobody can know of earlier ones. */
export async function askBeforeDose(about: About): Promise<AskedFirst | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, navigator.onLine ? longestWait : 0))
  await Promise.race([queryClient.fetchQuery(dosesQuery).catch(() => undefined), late])
  const known = queryClient.getQueryData(dosesQuery.queryKey)
  const same = dosesThatDay(dosesOf(known?.records ?? [], waiting.get()), about).filter(({ name }) =>
    isSameMedicine(name, String(about.values.name)),
  )
  const lines = same.map((dose) => doseWords(t, dose, about.timeZone))
  if (!known) lines.push(t('medicine.unknown'))
  if (lines.length === 0) return undefined
  const isSecond = same.length > 0
  return {
    title: t(isSecond ? 'medicine.second' : 'medicine.unknownTitle'),
    lines,
    submit: t(isSecond ? 'medicine.recordSecond' : 'medicine.recordAnyway'),
  }
}
