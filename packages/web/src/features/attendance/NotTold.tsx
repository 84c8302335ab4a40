import { Button, Stack } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import type { Person } from '../../kit/names.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { labelled } from '../../platform/i18n/punctuation.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { placeOf } from '../../platform/screens/places.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { nameHere } from './attendance.data.ts'
import type { BoardChild } from './attendance.effects.ts'

interface NotToldProps {
  reports: BoardChild['notTold']
  /** The child, where several are shown. */
  of?: Person | undefined
}

/** What the parents have not been told, before the child leaves. It stops nobody from signing the child out. */
export function NotTold({ reports = [], of }: NotToldProps) {
  const t = useT()
  const now = useNow()
  const sayTime = useFriendlyTime()
  if (reports.length === 0) return null
  return (
    <Warning>
      <strong>{labelled(of && nameHere(of), t('attendance.notTold'))}</strong>
      <Stack component="ul" className="list" gap="xs">
        {reports.map(({ id, kind, at, byName, page }) => {
          const what = { what: wordsOf(`${kind}.title`) ?? '', time: sayTime(at, now), name: byName }
          return (
            <li key={id}>
              {page === null ? (
                t('attendance.notToldAsk', what)
              ) : (
                <Button
                  component={Link}
                  to={placeOf(page)}
                  variant="default"
                  h="auto"
                  mih="3rem"
                  lh={1.3}
                  py="0.375rem"
                >
                  {t('attendance.notToldOpen', what)}
                </Button>
              )}
            </li>
          )
        })}
      </Stack>
    </Warning>
  )
}
