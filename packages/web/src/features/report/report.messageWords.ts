import type { ParamsOf } from '@daybook/contract/message/message.kind.ts'
import type { reportMessages } from '@daybook/contract/report/report.contract.ts'
import type { MessageWordsOf, Telling } from '../message/index.ts'

type Params = ParamsOf<(typeof reportMessages)['submitted']>

/** A kind has the same name as its feature. */
const kindWords = ({ t, sayFeature }: Telling, { kind }: Params) => sayFeature(kind) ?? t('report.one')

/** What it is about, and the comment. */
const text = ({ t }: Telling, { about, comment }: Params) =>
  [about, comment && t('report.messageComment', { comment })].filter(Boolean).join(' ')

export const reportMessageWords: MessageWordsOf<typeof reportMessages> = {
  submitted: (telling, params) => ({
    title: telling.t('report.messageSubmitted', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
  cancelled: (telling, params) => ({
    title: telling.t('report.messageCancelled', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
  confirmed: (telling, params) => ({
    title: telling.t('report.messageConfirmed', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
  corrected: (telling, params) => ({
    title: telling.t('report.messageCorrected', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
  refused: (telling, params) => ({
    title: telling.t('report.messageRefused', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
  closed: (telling, params) => ({
    title: telling.t('report.messageClosed', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
  reopened: (telling, params) => ({
    title: telling.t('report.messageReopened', { byName: params.byName, kind: kindWords(telling, params) }),
    text: text(telling, params),
  }),
}
