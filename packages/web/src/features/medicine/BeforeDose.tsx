import { isRefusedOn } from '@daybook/contract/child/child.rules.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { client } from '../../platform/api/client.ts'
import { useT } from '../../platform/i18n/language.ts'
import { query } from '../../platform/query/query.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'

const { getPage } = client(childPage)

/** Against a dose that nobody agreed to: what is on record for the chosen child. */
export function BeforeDose({ values: { childId } }: { values: Values }) {
  return typeof childId === 'string' ? <OnRecord childId={childId} /> : null
}

function OnRecord({ childId }: { childId: string }) {
  const t = useT()
  const today = dayAt(new Date(useNow()), useTimeZone())
  const { data: page } = useQuery(query(getPage, { id: childId }))
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
        <Button variant="default" component={Link} to={to.medicineOfChild({ id: childId })}>
          {t('medicinePlan.open')}
        </Button>
      </Stack>
    </Section>
  )
}
