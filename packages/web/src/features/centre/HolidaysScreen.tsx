import { NativeSelect, Stack } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import { holidaysQuery, setOpenOnHolidays, setRegion } from './centre.data.ts'

/** The public holidays of the coming year, by the centre's region. */
export function HolidaysScreen() {
  const t = useT()
  const dayWords = useDayWords()
  const read = useQuery(holidaysQuery())
  // Shown at once; what the server has counts again when it has answered.
  const [asked, setAsked] = useState<boolean>()
  const openOrClose = (isOpen: boolean) => {
    setAsked(isOpen)
    void setOpenOnHolidays(isOpen)
      .catch(() => undefined)
      .finally(() => setAsked(undefined))
  }
  const choose = (code: string) =>
    setRegion(code || null)
      .then(() => showToast(t('centre.regionSaved')))
      .catch(() => undefined)
  return (
    <Loaded read={read} skeleton="list">
      {({ regionCode, regions, openOnHolidays, holidays }) => (
        <Stack gap="lg" p="1rem var(--gutter) 2rem">
          {regions.length > 0 && (
            <NativeSelect
              label={t('centre.region')}
              description={t('centre.regionHint')}
              data={[
                { value: '', label: t('centre.noRegion') },
                ...regions.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              value={regionCode ?? ''}
              onChange={(event) => void choose(event.currentTarget.value)}
              rightSection={<IconChevronDown size="1.25rem" aria-hidden="true" />}
            />
          )}
          <Section flush>
            <TickRow
              title={t('centre.openOnHolidays')}
              detail={t('centre.openOnHolidaysHint')}
              isTicked={asked ?? openOnHolidays}
              onChange={openOrClose}
            />
            <Row as={Link} to={to.closure()} title={t('closure.title')} />
          </Section>
          {holidays.length === 0 ? (
            <EmptyState title={t('centre.noHolidays')} />
          ) : (
            <Section title={t('centre.comingHolidays')} flush>
              <ul className="list">
                {holidays.map(({ day, name }) => (
                  <li key={`${day} ${name}`}>
                    <Row title={name} detail={dayWords(day, 'date')} />
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </Stack>
      )}
    </Loaded>
  )
}
