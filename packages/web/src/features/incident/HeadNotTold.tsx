import { isWatched } from '@daybook/contract/aftercare/aftercare.rules.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'

/** Above the button that sends it: a blow to the head of which no parent knows yet. It stops nobody from sending. */
export function HeadNotTold({ values: { bodyParts, parentsTold } }: { values: Values }) {
  const t = useT()
  const isHead = Array.isArray(bodyParts) && isWatched(bodyParts as string[])
  if (!isHead || parentsTold !== false) return null
  return (
    <Warning isNews>
      <p>{t('incident.headNotTold')}</p>
    </Warning>
  )
}
