import { isRefusedOn } from '@daybook/contract/child/child.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { addDays, dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { medicine } from '@daybook/contract/medicine/medicine.kind.ts'
import { Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { justRead, query } from '../../platform/query/query.ts'
import { useFriendlyTime, useTimeZone } from '../../platform/time/centre.time.ts'

const [{ getPage }, { listAll }] = [client(childPage), client(medicine)]

/** Against a dose that was given already, and one that nobody agreed to: what is on record for the chosen child, and what
 *  was given yesterday and today. Without a network it may not know. */
export function BeforeDose({ id, values: { childId } }: { id: string; values: Values }) {
  return typeof childId === 'string' ? <Known reportId={id} childId={childId} /> : null
}

function Known({ reportId, childId }: { reportId: string; childId: string }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const today = dayAt(new Date(now), useTimeZone())
  const { data: page } = useQuery(query(getPage, { id: childId }))
  const { data: doses, isLoading } = useQuery({
    ...query(listAll, { childId, from: addDays(today, -1), until: today, descs: 'occurredAt' }),
    staleTime: justRead,
  })
  const given = doses?.records.filter(({ id, state }) => id !== reportId && state !== 'cancelled')
  const isRefused = page?.health.consents?.some(
    (consent) => consent.what === 'medicines' && isRefusedOn(consent, today),
  )
  return (
    <Section title={t('medicine.before')}>
      <Stack gap="xs">
        {isRefused && (
          <Warning isNews>
            <p>{t('medicine.notAgreed')}</p>
          </Warning>
        )}
        {page?.health.medicines?.map(({ name, dose, isEmergency }) => {
          const what = t('medicine.onRecord', { name, dose })
          return <p key={name}>{isEmergency ? t('medicine.forEmergency', { what }) : what}</p>
        })}
        {page && !page.health.medicines?.length && <p>{t('medicine.noneOnRecord')}</p>}
        {given?.map(({ id, author, detail: { name, dose, occurredAt } }) => (
          <Warning key={id}>
            <p>
              {t('medicine.given', {
                when: friendlyTime(occurredAt, now),
                what: t('medicine.onRecord', { name, dose }),
                who: author.name,
              })}
            </p>
          </Warning>
        ))}
        {given?.length === 0 && <p>{t('medicine.noneGiven')}</p>}
        {!given && !isLoading && <p>{t('medicine.unknown')}</p>}
      </Stack>
    </Section>
  )
}
