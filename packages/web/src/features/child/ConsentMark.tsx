import type { childFields } from '@daybook/contract/child/child.fields.ts'
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'
import type { RowMark } from '../fields/index.ts'

type Consent = NonNullable<ValuesOf<typeof childFields>['consents']>[number]

/** A consent in a row of a child's record: “Photos and videos: yes, since 27 Apr 2026”. */
function ConsentOfRow({ row }: { row: Values }) {
  const t = useT()
  const dayWords = useDayWords()
  const { what, isGiven, decidedOn, endsOn, by } = row as Values & Consent
  const parts = [
    t(isGiven ? 'child.consentGiven' : 'child.consentRefused', {
      what: t(`child.consents.what.${what}`),
      day: dayWords(decidedOn, 'shortDate'),
    }),
    endsOn && t('child.consentUntil', { day: dayWords(endsOn, 'shortDate') }),
    by,
  ]
  return parts.filter(Boolean).join(t('child.comma'))
}

export const consentMark: RowMark = {
  fields: ['what', 'isGiven', 'decidedOn', 'endsOn', 'by'],
  Mark: ConsentOfRow,
}
