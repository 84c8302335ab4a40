import type { RatioOversight } from '@daybook/contract/ratio/ratio.contract.ts'
import type { OversightSections } from '../../platform/oversight.ts'
import { causeWords } from './ratio.words.ts'

export const ratioOversight: OversightSections<RatioOversight> = {
  shortfalls: {
    order: 2,
    title: 'ratio.tooFew',
    none: 'ratio.overseenNone',
    subject: 'attendance',
    row({ t, sayTime }, short) {
      const from = sayTime(short.from)
      return {
        title:
          short.until === null
            ? t('ratio.spanOpen', { from })
            : t('ratio.span', { from, until: sayTime(short.until) }),
        detail: causeWords(t, short),
      }
    },
  },
}
