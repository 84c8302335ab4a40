import { needsReason } from '@daybook/contract/attendance/attendance.rules.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { endingQuery, undoEnd } from './food.data.ts'

/** What became of the food, who said so, and for ten minutes a way back. */
export function FoodEnding({ id }: { id: string }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { data } = useQuery(endingQuery(id))
  if (!data) return null
  const { outcome, at, by, canUndo } = data
  return (
    <Section>
      <p>{t(`food.ended.${outcome}`, { time: friendlyTime(at, now), name: by?.name ?? 'Daybook' })}</p>
      {canUndo && !needsReason(at, new Date(now)) && (
        <ThrottledButton
          variant="default"
          leftSection={<IconArrowBackUp size="1.25rem" aria-hidden="true" />}
          onClick={() => void undoEnd(id).then(() => showToast(t('food.undone')))}
        >
          {t('food.undo')}
        </ThrottledButton>
      )}
    </Section>
  )
}
