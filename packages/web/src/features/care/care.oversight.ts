import type { CareOversight } from '@daybook/contract/care/care.contract.ts'
import type { OversightSections } from '../../platform/oversight.ts'

export const careOversight: OversightSections<CareOversight> = {
  corrections: {
    order: 6,
    title: 'care.overseenCorrections',
    none: 'care.overseenCorrectionsNone',
    subject: 'note',
    isInfo: true,
    row: ({ t, sayTime, sayFeature }, { change, kind, childName, byName, reason, at }) => ({
      title: childName,
      detail: t(change === 'voided' ? 'care.overseenVoided' : 'care.overseenAmended', {
        care: sayFeature(kind) ?? '',
        name: byName,
        time: sayTime(at),
      }),
      quote: reason,
    }),
  },
}
